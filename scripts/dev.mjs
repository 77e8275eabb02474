// npm run dev: the server, the web app and the menu, each reloading when its sources change.
import { join } from 'node:path'
import { buildIfStale } from './build.mjs'
import { installIfNeeded, root, runNode, runTool } from './setup.mjs'

installIfNeeded()
await buildIfStale()
await Promise.race([
  runNode([
    '--watch',
    '--watch-path=server/src',
    '--watch-path=contract/src',
    '--watch-path=menu/dist',
    'server/src/main.ts',
  ]),
  runTool('vite', ['build', '--watch', '--logLevel', 'warn'], { cwd: join(root, 'menu') }),
  runTool('vite', ['build', '--watch', '--ssr', 'src/page/render.tsx', '--logLevel', 'warn'], {
    cwd: join(root, 'menu'),
  }),
  runTool('vite', ['--host', '127.0.0.1'], { cwd: join(root, 'web') }),
])
process.exit(0)
