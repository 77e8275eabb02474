export function NoKey() {
  return (
    <main className="no-key">
      <h1>This page needs a key</h1>
      <p>
        A key opens it once, in one browser, and only while you are signed in to the back office. Sign in
        there and start the tool again to get a new one.
      </p>
    </main>
  )
}
