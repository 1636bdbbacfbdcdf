import AsyncStorage from '@react-native-async-storage/async-storage';
import { impatient, oneAtATime, type Storage } from './storage';

/** Milliseconds after which a device that was asked for something is said not to answer. */
const PATIENCE = 8000;

/**
 * What this device keeps: files on a phone, the browser's own store on the web. Everyone shares
 * this one object, so that saves and settings never write at the same time.
 */
export const deviceStorage: Storage = impatient(
  oneAtATime({
    get: (key) => AsyncStorage.getItem(key),
    set: (key, text) => AsyncStorage.setItem(key, text),
    remove: (key) => AsyncStorage.removeItem(key),
    keys: () => AsyncStorage.getAllKeys(),
  }),
  PATIENCE,
);
