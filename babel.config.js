module.exports = function (api) {
  const web = api.caller((caller) => caller?.platform === 'web');
  if (!web) return { presets: ['babel-preset-expo'] };
  // In a browser a worklet is a plain function: the source text that the other platforms carry
  // along to start it on their UI thread would be a quarter of the page's code.
  return {
    presets: [['babel-preset-expo', { worklets: false, reanimated: false }]],
    plugins: [['react-native-worklets/plugin', { omitNativeOnlyData: true }]],
  };
};
