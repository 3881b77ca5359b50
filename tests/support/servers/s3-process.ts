import S3rver from '@20minutes/s3rver';

/** An S3 server as a process: `node s3-process.ts <folder> <bucket>`. Says on which port it listens. */
const [directory = '', bucket = ''] = process.argv.slice(2);
const { port } = await new S3rver({
  directory,
  address: '127.0.0.1',
  port: 0,
  silent: true,
  configureBuckets: [{ name: bucket, configs: [] }],
}).run();
console.log(port);
