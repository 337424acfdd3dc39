export const library = {
  name: 'Leaf library',
  title: 'Leaf library: crop diseases and their signs | Jani',
  description:
    'Diseases of maize, tomato, potato, beans and nine more crops: signs, look-alikes, what to do, and where each fact comes from.',
  lead: 'Signs, look-alikes and what to do, with sources. Each page you can read without an account, and also without a network once Jani was open.',
  draft: 'The drawings are simple: each shows one kind of mark, not every shape it takes.',
  condition: {
    title: '{{title}}. Signs and what to do | Jani',
    description: '{{signs}} Check: {{question}}',
    signs: 'Signs',
    officerName: 'Name for the officer:',
  },
  evidence: {
    told: 'Jani gives this as one sure answer only if you tell it the crop. Otherwise it always names what else it may be.',
    ranked:
      'A photo alone cannot settle this. Jani never gives it as one sure answer: it always names what else it may be.',
    laboratoryOnly:
      'Jani knows this from laboratory photos only. It may look different in your field, and Jani never gives it as one sure answer.',
  },
  photoCredit: 'Photos of typical leaves:',
  photograph: 'Photograph a leaf',
  readMore: 'Read more in the leaf library',
  readMoreOf: 'Leaf library: {{name}}',
  fromFaq: 'Look up a disease in the leaf library',
}
