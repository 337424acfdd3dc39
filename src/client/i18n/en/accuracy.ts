export const accuracy = {
  heading: 'How often was Jani right?',
  lead: 'People who know crops look at answers of Jani and say whether they were right. Here is what they said.',
  since: 'Counted since {{day}}.',
  by: { expert: 'Judged by experts', invited: 'Judged by farm officers whom the operator has invited' },
  table: { said: 'What Jani had said', right: 'How often it was right', all: 'All crops' },
  levels: {
    verySure: 'Very sure',
    fairlySure: 'Fairly sure',
    probable: 'Probable',
    ranked: 'A list of causes',
  },
  share: '{{right}} of {{judged}}; between {{low}} and {{high}} in 100',
  tooFew: 'too few yet ({{judged}} of {{least}})',
  undecided_one: 'In {{count}} case the person could not say: it is in no row.',
  undecided_other: 'In {{count}} cases the person could not say: they are in no row.',
  none: {
    title: 'No answer has been judged yet',
    text: 'So nobody knows how often Jani is right on farms. The numbers appear here once people have judged answers.',
  },
  notes: {
    heading: 'How to read this',
    between: 'The share on many more such farms would lie between the two numbers in 19 of 20 cases.',
    ranked: 'A list of causes counts as right if it has what the person names.',
    who: 'Experts answer at the desk of Jani. Officers answer by a link that a farmer gives them, and count only if the operator has invited them.',
    sample:
      'Farmers ask mostly where Jani is not sure, or where its answer did not help. So this is no random choice of answers: among all of them the share may be higher.',
    bias: 'Judges err, too, above all by photos. If one in ten of their judgements is wrong, a share of {{share}} in 100 here is in truth about {{truth}} in 100.',
  },
}
