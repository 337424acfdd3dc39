export const accuracy = {
  heading: 'How often was Jani right?',
  lead: 'People who know crops look at answers of Jani and say whether they were right. Here is what they said.',
  since: 'Counted since {{day}}.',
  by: { expert: 'Judged by experts', invited: 'Judged by farm officers whom the operator has invited' },
  table: { said: 'What Jani had said', right: 'How often it was right', all: 'All crops' },
  levels: {
    verySure: 'Very sure',
    fairlySure: 'Fairly sure',
    probable: 'Probably',
    ranked: 'A list to check',
  },
  share: '{{right}} of {{judged}}; between {{low}} and {{high}} in 100',
  tooFew: 'too few yet ({{judged}} of {{least}})',
  undecided_one: 'In {{count}} case the person could not say: it is not counted above.',
  undecided_other: 'In {{count}} cases the person could not say: they are not counted above.',
  none: {
    title: 'No answer has been judged yet',
    text: 'So we do not know yet how often Jani is right on farms. The numbers appear here once people have judged answers.',
  },
  notes: {
    heading: 'How to read this',
    between:
      'If very many such answers were judged, the true share would very likely (19 times in 20) lie between the two numbers.',
    ranked: 'A list to check counts as right if it has what the person names.',
    who: 'Experts answer at the desk of Jani. Officers answer by a link that a farmer gives them, and count only if the operator has invited them.',
    sample:
      'Farmers ask mostly where Jani is not sure, or where its answer did not help. So this is no random choice of answers: among all of them the share may be higher.',
    bias: 'People make mistakes too, mostly when they see only a photo. If they are wrong once in ten, {{share}} in 100 here is really about {{truth}} in 100.',
  },
}
