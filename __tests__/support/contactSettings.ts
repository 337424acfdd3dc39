/** Imported before the client: webpack writes the settings into its scripts, in tests they are read when it is loaded. */
Object.assign(process.env, {
  CONTACT_PHONE: '0712 345 678',
  CONTACT_EMAIL: 'help@example.com',
  CONTACT_WHATSAPP: '+254 712 345 678',
  CONTACT_PLACE: 'Nakuru, Kenya',
})
