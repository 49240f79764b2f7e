// title: `new Vector<int>(numbers)` of a local array
// rule: ALLOC501
// bytes: 88
// jit: net10 0/88
// fix: ALLOC501
// safety: unsafe
// difference: an array that is too short throws another exception
// shows: none: the runtimes that are measured throw the same
// except: false
// after: 0
static class Case
{
    static int Probe(int number = 300)
    {
        var numbers = [|new int[16]|];
        numbers[1] = number;
        return Sum(new System.Numerics.Vector<int>(numbers));
    }

    static int Behave(int number)
    {
        var numbers = [|new int[2]|];
        numbers[1] = number;
        return Sum(new System.Numerics.Vector<int>(numbers));
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    static int Sum(System.Numerics.Vector<int> numbers) => numbers[1];
}
