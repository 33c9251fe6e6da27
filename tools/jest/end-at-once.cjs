// A worker that has nothing left to do ends at once. Node would first give its memory back piece by piece, which for what a
// worker holds takes longer than the half second that Jest waits before it kills a worker and says that it does not end.
if (process.connected) process.once('beforeExit', () => process.exit());
