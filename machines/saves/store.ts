import AsyncStorage from '@react-native-async-storage/async-storage';
import { oneAtATime, type Storage } from './storage';

/**
 * What this device keeps: files on a phone, the browser's own store on the web. Everyone shares
 * this one object, so that saves and settings never write at the same time.
 */
export const deviceStorage: Storage = oneAtATime({
  get: (key) => AsyncStorage.getItem(key),
  set: (key, text) => AsyncStorage.setItem(key, text),
  remove: (key) => AsyncStorage.removeItem(key),
  keys: () => AsyncStorage.getAllKeys(),
});
