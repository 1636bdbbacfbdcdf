// A whole game in a browser on a busy machine takes its time.
jest.setTimeout(300_000);
