// title: a number under a number in a Hashtable
// row: value type stored to object or interface field, passed to object parameter, put in ArrayList or Hashtable
// rule: ALLOC201, ALLOC202
// il: elsewhere: the field is reported for the value, the key where it is boxed
// bytes: 48
static class Case
{
    static System.Collections.Hashtable {|ALLOC202:s_table|} = new();

    static void Probe(int number = 300) => s_table[{|ALLOC201:number|}] = number;
}
