import { afterAll, onTestFinished, TestRunner } from 'vitest'

/** After the test that runs, or after the file when none does: what is made within a test is not kept for the others. */
export function atEnd(work: () => Promise<unknown>) {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await work()))
  else afterAll(async () => void (await work()))
}
