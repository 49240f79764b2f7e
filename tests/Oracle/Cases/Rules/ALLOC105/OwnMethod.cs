// title: a method of its own that only makes an array
// rule: ALLOC105
// bytes: 40
// message: the message tells of the bug, not of bytes
// il: elsewhere: the called method makes the array
// fix: ALLOC105.remove
// safety: unsafe
// difference: exceptions of 'Make' are lost
// shows: -1
// except: number < 0 || number > 1000
// after: 0
static class Case
{
    static int Probe(int number = 4)
    {
        [|Make(number)|];
        return number;
    }

    static int Behave(int number)
    {
        if (number > 1000)
            return 0;
        [|Make(number)|];
        return number;
    }

    [MethodImpl(MethodImplOptions.NoInlining)]
    private static int[] Make(int length)
    {
        var numbers = new int[length];
        for (var i = 0; i < numbers.Length; i++)
            numbers[i] = i;
        return numbers;
    }
}
