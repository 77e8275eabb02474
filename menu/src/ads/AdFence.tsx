import { Component, type ReactNode } from 'react'

/** An ad that fails leaves its room empty: without this React would take the whole menu away. */
export class AdFence extends Component<{ children: ReactNode }> {
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override state = { hasFailed: false }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}
