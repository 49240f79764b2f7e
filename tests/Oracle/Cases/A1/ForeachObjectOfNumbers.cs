// title: foreach with an object variable over numbers
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201
// message: the message names the bytes of one element
// bytes: 72
static class Case
{
    static int[] s_numbers = { 1, 2, 3 };

    static void Probe()
    {
        foreach ([|object|] number in s_numbers)
            Sink.KeepObject(number);
    }
}
