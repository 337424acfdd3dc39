/**
 * notistack writes its rules into a <style> element of its own, while it is being imported. A content security policy
 * without inline styles refuses that and says so in the console. It first looks for an element with this id; given an
 * inert one, it leaves the rules there as text, and `toastStyles` hands them to emotion, which the policy lets in.
 */
const holder = document.createElement('template')
holder.id = '_goober'
holder.append(' ')
document.head.append(holder)

/** The rules caught so far. */
export const toastStyles = () => holder.textContent
