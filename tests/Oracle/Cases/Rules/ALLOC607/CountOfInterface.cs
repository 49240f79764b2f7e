// title: a list to which a loop adds what an `IList<int>` holds, 20 numbers
// rule: ALLOC607
// bytes: 368
// message: how many arrays it outgrows depends on the number
// unflagged: the arrays are made where elements are added
// fix: ALLOC607.Capacity
// safety: unsafe
// difference: asks for 'numbers.Count'
// shows: 0
// after: 136
static class Case
{
    static readonly Counting s_numbers = new();

    static List<int> Probe()
    {
        IList<int> numbers = s_numbers;
        var all = [|new List<int>()|];
        for (var i = 0; i < numbers.Count; i++)
            all.Add(numbers[i]);
        return all;
    }

    static string Behave(int asked)
    {
        var counting = new Counting { Asked = asked & 15 };
        var all = Copy(counting);
        return counting.Asked + ":" + all.Count;
    }

    static List<int> Copy(IList<int> numbers)
    {
        var all = [|new List<int>()|];
        for (var i = 0; i < numbers.Count; i++)
            all.Add(numbers[i]);
        return all;
    }

    sealed class Counting : IList<int>
    {
        private static readonly int[] s_numbers = new int[20];

        public int Asked;

        public int Count
        {
            get
            {
                Asked++;
                return s_numbers.Length;
            }
        }

        public bool IsReadOnly => true;

        public int this[int index] { get => s_numbers[index]; set => throw new NotSupportedException(); }

        public IEnumerator<int> GetEnumerator() => ((IEnumerable<int>)s_numbers).GetEnumerator();

        System.Collections.IEnumerator System.Collections.IEnumerable.GetEnumerator() => GetEnumerator();

        public int IndexOf(int item) => -1;

        public bool Contains(int item) => false;

        public void CopyTo(int[] array, int index) => throw new NotSupportedException();

        public void Add(int item) => throw new NotSupportedException();

        public void Insert(int index, int item) => throw new NotSupportedException();

        public void RemoveAt(int index) => throw new NotSupportedException();

        public bool Remove(int item) => false;

        public void Clear() => throw new NotSupportedException();
    }
}
