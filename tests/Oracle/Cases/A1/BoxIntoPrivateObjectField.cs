// title: a number stored in a private object field
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC202
// il: elsewhere: the field is reported, its writes allocate
// bytes: 24
static class Case
{
    static object? [|s_value|];

    static void Probe(int number = 300) => s_value = number;

    public static int Read() => s_value is int number ? number : 0;
}
