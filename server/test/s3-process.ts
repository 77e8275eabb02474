import S3rver from 's3rver'

// The process that s3-server.ts starts.
const [port = '0', directory = ''] = process.argv.slice(2)
const configureBuckets = [{ name: 'thela', configs: [] }]
await new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  directory,
  silent: true,
  configureBuckets,
}).run()
console.log('ready')
