import { Link } from '@tanstack/react-router'
import { SUPPORT_CHAT } from '@thela/contract/values/product'
import { MessageCircle, Sparkles } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'

export function HelpLinks() {
  return (
    <Card title="Need a hand?" description="We help you choose, or draw a design for your stall alone.">
      <div className="flex flex-wrap gap-2.5">
        <Button variant="secondary" asChild>
          <a href={SUPPORT_CHAT} target="_blank" rel="noreferrer">
            <MessageCircle aria-hidden />
            Expert advice
          </a>
        </Button>
        <Button variant="secondary" asChild>
          <Link to="/contact">
            <Sparkles aria-hidden />
            Custom templates
          </Link>
        </Button>
      </div>
    </Card>
  )
}
