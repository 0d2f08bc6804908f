// Loaded into the bot's process before the bot: it must not outlive the sandbox that started it.
const END_AT_MOST_MS = 6000;

process.on('disconnect', () => {
  setTimeout(() => process.exit(1), END_AT_MOST_MS).unref();
  process.kill(process.pid, 'SIGTERM');
});
