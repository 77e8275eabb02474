// The studio reports its use to its maker unless this is set, before it is loaded.
Object.assign(globalThis, { process: { env: { CHECKPOINT_DISABLE: '1' } } })
