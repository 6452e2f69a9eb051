/** Read by a build before all else: nobody uses what it makes once the process that started it has died. */
process.once('disconnect', () => process.exit(1));
// Listening alone keeps no build from ending.
process.channel?.unref();
