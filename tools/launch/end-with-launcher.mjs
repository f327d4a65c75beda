// Preloaded into programs that the launcher starts: if the launcher disappears, as after kill -9, the program shuts down.

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep a program alive that has finished.
process.channel?.unref();
