// Puts a file into a bucket and looks whether all of it is there: npx tsx store.ts backup.sql shop-backups
import { statSync } from 'node:fs';
import { basename } from 'node:path';
import { aws } from './aws.ts';

process.on('uncaughtExceptionMonitor', (error) => console.error(error.message));

const [file = 'backup.sql', bucket = 'shop-backups'] = process.argv.slice(2);
const place = ['--bucket', bucket, '--key', basename(file)];

await aws('s3api', 'put-object', ...place, '--body', file);
const { ContentLength } = await aws<{ ContentLength: number }>('s3api', 'head-object', ...place);
const { size } = statSync(file);
if (ContentLength !== size) throw new Error(`${ContentLength} of ${size} bytes arrived`);
console.log(`s3://${bucket}/${basename(file)}: ${size} bytes`);
