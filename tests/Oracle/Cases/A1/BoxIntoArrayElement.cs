// title: numbers in an array of objects
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// unflagged: the array is what the code asks for
// message: the array takes 40 bytes beside the boxes
// bytes: 88
static class Case
{
    static object[] Probe(int number = 300, int other = 400) => new object[] { [|number|], [|other|] };
}
