type Spoken = { text: string; onstart?: () => void; onend?: () => void }

/** As the Web Speech API has it: what is spoken while the queue is paused is not heard, and emptying the queue does not end the pause. */
export class FakeSpeech extends EventTarget {
  heard: string[] = []
  queue: Spoken[] = []
  isPaused = false
  voices = [{ lang: 'en-GB' }]

  getVoices = () => this.voices
  pause = () => {
    this.isPaused = true
  }
  resume = () => {
    this.isPaused = false
  }
  cancel = () => {
    this.queue = []
  }
  speak = (utterance: Spoken) => {
    this.queue.push(utterance)
  }

  /** Reads the next sentences to their ends. */
  read(count = Infinity) {
    for (let read = 0; read < count && !this.isPaused && this.queue.length > 0; read++) {
      const { text, onstart, onend } = this.queue.shift()!
      onstart?.()
      this.heard.push(text)
      onend?.()
    }
  }
  /** Begins the next sentence. */
  begin() {
    this.queue[0]?.onstart?.()
  }
}
