export function NoKey() {
  return (
    <main className="no-key">
      <h1>This page needs a key</h1>
      <p>
        A key opens it once, in one browser. Stop the tool in the back office and start it again to get a new
        one.
      </p>
    </main>
  )
}
