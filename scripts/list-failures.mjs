// What failed and why, read from the reports that Vitest and Playwright write.
import { stripVTControlCharacters } from 'node:util'

export function listVitestFailures({ testResults = [] }) {
  return testResults.flatMap(({ name, message, assertionResults = [] }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed')
    if (failed.length === 0 && message) return [describe(name, message)]
    return failed.map(({ fullName, failureMessages }) => describe(`${name}: ${fullName}`, ...failureMessages))
  })
}

/** Errors outside any test come last: a run can fail because of one of these alone. */
export function listPlaywrightFailures({ suites = [], errors = [] }) {
  return [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map((error) => describe('outside of any test', textOf(error))),
  ]
}

function failuresOfSuite({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, line, title, tests }) =>
      describe(`${file}:${line} ${title}`, ...tests.flatMap(errorsOf)),
    ),
    ...suites.flatMap(failuresOfSuite),
  ]
}

/** A test that was expected to fail and passed has no error of its own. */
function errorsOf({ expectedStatus, results }) {
  const errors = results.flatMap(({ errors = [] }) => errors.map(textOf))
  return errors.length > 0
    ? errors
    : [`expected to be ${expectedStatus}, was ${results.map(({ status }) => status)}`]
}

const textOf = ({ stack, message, snippet }) => [stack ?? message, snippet].filter(Boolean).join('\n')

const describe = (where, ...texts) => stripVTControlCharacters([where, ...texts].join('\n'))
