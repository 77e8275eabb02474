import { Icon } from '../../parts/icons.tsx'

export const CartIcon = () => (
  <Icon>
    <path d="M3 4h3l2.5 11h9L20 7H7M10 20h.01M17 20h.01" />
  </Icon>
)

/** By the group that the words of a category's name put it into. */
export const groupIcons = {
  all: (
    <Icon>
      <path d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h6v6h-6z" />
    </Icon>
  ),
  snacks: (
    <Icon>
      <path d="M12 4l9 15H3zM9 15h.01M12 11h.01M14 15h.01" />
    </Icon>
  ),
  drinks: (
    <Icon>
      <path d="M5 8h14l-2 13H7zM12 8l2-6h3" />
    </Icon>
  ),
  mains: (
    <Icon>
      <path d="M3 12h18a9 9 0 01-18 0zM9 3v5M12 4v4M15 3v5" />
    </Icon>
  ),
}
