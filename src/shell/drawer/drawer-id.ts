/** Id of the drawer: the button in the bar names it as its `popovertarget`. */
export const drawerId = 'drawer'
