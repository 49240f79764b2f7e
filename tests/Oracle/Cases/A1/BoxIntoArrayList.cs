// title: a number put in an ArrayList
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC202
// il: elsewhere: the field is reported, its writes allocate
// bytes: 24
static class Case
{
    static System.Collections.ArrayList [|s_list|] = new() { "" };

    static void Probe(int number = 300) => s_list[0] = number;
}
