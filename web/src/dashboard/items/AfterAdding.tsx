import { queryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { vendorAnalyticsApi } from '@thela/contract/analytics/vendor-analytics'
import { templatesApi } from '@thela/contract/templates/catalogue'
import * as words from '@thela/words/dashboard/items-next-step'
import { call } from '../../api/call.ts'
import { NextStep } from '../categories/NextStep.tsx'

/** Once a dish was added: on to a design, then to the code. Nothing for whoever has been scanned already. */
export function AfterAdding() {
  const { data: step } = useQuery(nextStepQuery)

  return step ? <NextStep {...steps[step]} /> : null
}

const steps = {
  design: {
    text: words.designText,
    link: <Link to="/dashboard/templates">{words.chooseDesign}</Link>,
  },
  code: {
    text: words.codeText,
    link: <Link to="/dashboard/qr-code">{words.getCode}</Link>,
  },
}

const nextStepQuery = queryOptions({
  queryKey: ['dashboard', 'next-step'],
  queryFn: async () => {
    const [{ stats }, choice] = await Promise.all([
      call(vendorAnalyticsApi.readSummary, {}),
      call(templatesApi.readChoice, {}),
    ])
    if (stats.totalQrScans > 0) return null
    return choice.data ? ('code' as const) : ('design' as const)
  },
  meta: { quiet: true },
})
