/** The same word from three mouths. */
export function Greetings() {
  return (
    <div
      aria-hidden
      className="hidden w-80 gap-3 self-center py-8 font-black text-3xl tracking-tight lg:grid"
    >
      <span className={`${bubble} -rotate-3 justify-self-start rounded-bl-none bg-brand text-on-brand`}>
        Namaste!
      </span>
      <span className={`${bubble} rotate-2 justify-self-end rounded-br-none bg-surface`}>नमस्ते!</span>
      <span className={`${bubble} -rotate-1 justify-self-start rounded-bl-none bg-good text-on-good`}>
        નમસ્તે!
      </span>
    </div>
  )
}

const bubble = 'rounded-xl border-2 border-(--outline) px-6 py-3'
