namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// The strongly connected components of a graph that is given by the successors of its nodes, found by Tarjan's algorithm with a stack of its
/// own. A component is found when one of its nodes is first asked for; each node is visited once, whatever is asked and in whatever order.
/// </summary>
/// <param name="successors">The nodes to which a node has edges. It is asked once for each node.</param>
/// <param name="comparer">Tells which nodes are the same.</param>
internal sealed class StrongComponents<T>(Func<T, IReadOnlyCollection<T>> successors, IEqualityComparer<T> comparer)
    where T : class
{
    private readonly Dictionary<T, Component> _components = new(comparer);

    /// <summary>The component of a node.</summary>
    public Component Of(T node)
    {
        if (!_components.TryGetValue(node, out var component))
        {
            // What is found is kept only when the visit ends, so that one that is cancelled leaves nothing half done.
            foreach (var found in new Visit(this).From(node))
                _components[found.Key] = found.Value;
            component = _components[node];
        }

        return component;
    }

    /// <summary>A set of nodes each of which can be reached from each.</summary>
    internal sealed class Component
    {
        /// <summary>Whether a way leads from a node of the component back to it.</summary>
        public bool HasCycle { get; set; }
    }

    private sealed class Visit(StrongComponents<T> owner)
    {
        private readonly Dictionary<T, Component> _found = new(owner._components.Comparer);
        private readonly Dictionary<T, Frame> _open = new(owner._components.Comparer);
        private readonly Stack<T> _members = new();
        private readonly Stack<Frame> _way = new();

        public Dictionary<T, Component> From(T root)
        {
            Enter(root);
            while (_way.Count > 0)
            {
                var frame = _way.Peek();
                if (frame.Next is not { } next)
                    Leave(_way.Pop());
                else if (_open.TryGetValue(next, out var seen))
                    frame.See(seen, isSelf: seen == frame);
                else if (!_found.ContainsKey(next) && !owner._components.ContainsKey(next))
                    Enter(next);
            }

            return _found;
        }

        private void Enter(T node)
        {
            var frame = new Frame(node, _open.Count + _found.Count, owner.SuccessorsOf(node));
            _open.Add(node, frame);
            _members.Push(node);
            _way.Push(frame);
        }

        private void Leave(Frame frame)
        {
            frame.Dispose();
            if (_way.Count > 0)
                _way.Peek().Low = Math.Min(_way.Peek().Low, frame.Low);
            if (frame.Low != frame.Index)
                return;
            var component = new Component { HasCycle = frame.HasLoop || !_found.Comparer.Equals(_members.Peek(), frame.Node) };
            T member;
            do
            {
                member = _members.Pop();
                _open.Remove(member);
                _found.Add(member, component);
            }
            while (!_found.Comparer.Equals(member, frame.Node));
        }
    }

    private IEnumerator<T> SuccessorsOf(T node) => successors(node).GetEnumerator();

    private sealed class Frame(T node, int index, IEnumerator<T> successors) : IDisposable
    {
        public T Node { get; } = node;

        public int Index { get; } = index;

        public int Low { get; set; } = index;

        public bool HasLoop { get; private set; }

        /// <summary>The next successor; null at the end.</summary>
        public T? Next => successors.MoveNext() ? successors.Current : null;

        public void See(Frame other, bool isSelf)
        {
            Low = Math.Min(Low, other.Index);
            HasLoop |= isSelf;
        }

        public void Dispose() => successors.Dispose();
    }
}
