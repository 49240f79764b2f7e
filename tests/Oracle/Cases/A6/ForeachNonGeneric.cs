// title: foreach over three numbers by the interface without type argument
// row: non-generic IEnumerable over value types
// rule: ALLOC601
// bytes: 112
// message: the list is not enumerated by the type of its elements
// unflagged: the boxes are made by the list
// note: the enumerator takes 40 bytes, the boxes 72
static class Case
{
    static System.Collections.IEnumerable s_numbers = new List<int> { 1, 2, 3 };

    static int Probe()
    {
        var sum = 0;
        foreach (int number in [|s_numbers|])
            sum += number;
        return sum;
    }
}
