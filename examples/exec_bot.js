// The same protocol in JavaScript: any option, each equally likely.
// delvers play raiders --bots "exec:node examples/exec_bot.js"
const lines = require("readline").createInterface({ input: process.stdin });

lines.on("line", (line) => {
  const asked = JSON.parse(line);
  const { option } = asked.options[Math.floor(Math.random() * asked.options.length)];
  console.log(JSON.stringify({ option }));
});
