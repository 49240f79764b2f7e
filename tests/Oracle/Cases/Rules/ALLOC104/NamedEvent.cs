// title: `new PropertyChangedEventArgs("Name")`
// rule: ALLOC104
// bytes: 24
// fix: ALLOC104.field
// safety: unsafe
// difference: the same object is used each time
// shows: true, 0
// except: same
// after: 0
static class Case
{
    [MethodImpl(MethodImplOptions.NoInlining)]
    private static System.ComponentModel.PropertyChangedEventArgs Make() => [|new System.ComponentModel.PropertyChangedEventArgs("Name")|];

    static string Probe() => Make().PropertyName;

    static string Behave(bool same, byte item) => same ? ReferenceEquals(Make(), Make()).ToString() : Make().PropertyName + " " + item;
}
