/** What a form, the server or the network refuses. */
export const errors = {
  noAnswer: 'No response from server. Please try again later.',
  unexpected: 'An unexpected error occurred.',
  auth: 'An error occurred. Please try again.',
  diagnosis: 'An error occurred while diagnosing.',
  tooLarge: 'The file is too large. Please upload a smaller file.',
}
