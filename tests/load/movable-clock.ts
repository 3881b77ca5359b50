/**
 * Loaded into a server before anything else (`NODE_OPTIONS=--import`): anyone who started it moves its clocks on by a
 * message, so that a night passes in a moment. Timers are as ever.
 */
let ahead = 0;
const [elapsed, now] = [performance.now.bind(performance), Date.now];

performance.now = () => elapsed() + ahead;
Date.now = () => now() + ahead;
globalThis.Date = new Proxy(Date, {
  construct: (date, given, target): object =>
    Reflect.construct(date, given.length === 0 ? [Date.now()] : given, target) as object,
});
process.on('message', (ms) => {
  ahead += Number(ms);
});
// The channel alone keeps no server from ending.
process.channel?.unref();
