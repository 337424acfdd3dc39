/** Imported before the client, as `contactSettings.ts`. */
process.env['PLAN_ON_SALE'] = 'yes'
