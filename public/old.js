// Only browsers that know no modules load this: they cannot run the app.
document.getElementById('trouble').hidden = false
document.querySelector('#trouble p').textContent = 'Jani needs a newer browser. Please update yours.'
