// Preloaded into what the launcher starts: when the launcher is gone without a word, as after kill -9, it ends as if asked to.

process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
// Listening must not keep a program alive that has finished.
process.channel?.unref();
