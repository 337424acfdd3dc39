export const library = {
  name: 'Leaf library',
  lead: 'No photo, no credit and, once Jani was open, no network needed.',
  search: {
    label: 'Crop, sign or name',
    found_one: '{{count}} page',
    found_other: '{{count}} pages',
    none: 'Nothing found. Try another word, or empty the field and choose your crop.',
  },
  byCrop: 'By crop',
  crop: {
    title: '{{title}}: signs and what to do | Jani',
    description: '{{title}}: {{names, list}}. Signs, checks and what to do.',
    judged: 'A photo can name it.',
    notJudged: 'We cannot judge this crop from a photo yet.',
    first: 'Most likely in Kenya first.',
    noPage: 'No page yet',
    others: 'Also seen: {{names, list}}.',
    order: 'Where the order comes from',
  },
  draft: 'The drawings are simple: each shows one kind of mark, not every shape it takes.',
  condition: {
    title: '{{title}}. Signs and what to do | Jani',
    description: '{{signs}} Check: {{question}}',
    signs: 'Signs',
    drawing: 'Drawing: {{sign}}',
    typical: 'Typical leaf {{number}}: {{name}}',
    officerName: 'Name for the officer:',
  },
  evidence: {
    noPhoto: 'A photo cannot name it yet. You can.',
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
}
