// A whole game in a browser on a busy machine takes its time, and a slow one more so.
jest.setTimeout(900_000);
