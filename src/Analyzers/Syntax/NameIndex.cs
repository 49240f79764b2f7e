using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;

namespace Allocations.Analyzers.Syntax;

/// <summary>
/// What the mentions of one name in one member do, by their syntax alone: which of them write, and which statements do nothing but store.
/// </summary>
internal sealed class NameIndex
{
    private readonly List<IdentifierNameSyntax> _targets = [];
    private readonly List<SyntaxNode> _writes = [];
    private readonly List<SyntaxNode> _references = [];
    private readonly List<ArgumentSyntax> _readReferences = [];
    private readonly List<IdentifierNameSyntax> _receivers = [];
    private readonly Dictionary<SyntaxNode, List<StatementSyntax>> _stores = [];
    private readonly Dictionary<SyntaxNode, List<StatementSyntax>> _assignments = [];

    public NameIndex(List<IdentifierNameSyntax> names, List<VariableDeclaratorSyntax> declarators)
    {
        foreach (var name in names)
        {
            if (IsTarget(name))
                _targets.Add(name);
            if (References.UserOf(name) is ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.InKeyword } read)
                _readReferences.Add(read);
            if (WriteOf(name) is { } write)
                _writes.Add(write);
            else if (ReceiverOf(References.Whole(name)) is not null)
                _receivers.Add(name);
            if (name.Parent is AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
                Parent: ExpressionStatementSyntax { Parent: { } list } statement } assignment
                && assignment.Left == name)
            {
                Add(_assignments, list, statement);
                Add(_stores, list, statement);
            }
        }

        foreach (var declarator in declarators)
        {
            if (declarator.Parent is VariableDeclarationSyntax { Variables.Count: 1, Parent: LocalDeclarationStatementSyntax { Parent: { } list } statement })
                Add(_stores, list, statement);
        }

        foreach (var write in _writes)
        {
            if (write is not AssignmentExpressionSyntax && !IsStep(write))
                _references.Add(write);
        }

        // A write begins where its first target does, and may be named last: `list[i++].i = 1`.
        _writes.Sort(static (left, right) => left.SpanStart != right.SpanStart
            ? left.SpanStart.CompareTo(right.SpanStart)
            : right.Span.End.CompareTo(left.Span.End));
        for (var i = _writes.Count - 1; i > 0; i--)
        {
            if (_writes[i] == _writes[i - 1])
                _writes.RemoveAt(i);
        }

        foreach (var stores in _stores.Values)
            stores.Sort(static (left, right) => left.SpanStart.CompareTo(right.SpanStart));
    }

    /// <summary>The mentions within a node that an assignment of any kind writes to, or that are passed by reference.</summary>
    public Places<IdentifierNameSyntax> Targets(SyntaxNode scope, int start, int end) =>
        new(_targets, Math.Max(scope.SpanStart, start), Math.Min(scope.Span.End, end));

    /// <summary>What may write a variable of that name, as <see cref="Writes"/> tells, between two positions.</summary>
    public Places<SyntaxNode> Writes(SyntaxNode scope) => new(_writes, scope.SpanStart, scope.Span.End);

    /// <summary>What gives a reference to a variable of that name away: a <c>ref</c> expression, its address, a <c>ref</c> or <c>out</c> argument.</summary>
    public IReadOnlyList<SyntaxNode> GivenReferences => _references;

    /// <summary>The <c>in</c> arguments that are a variable of that name or a part of it. Some callees make a reference of one that can be written.</summary>
    public IReadOnlyList<ArgumentSyntax> ReadReferences => _readReferences;

    /// <summary>The mentions of which a member is asked for or called, in a way that does not write them by itself.</summary>
    public IReadOnlyList<IdentifierNameSyntax> Receivers => _receivers;

    /// <summary>The statements of a list that do nothing but give the variable a value, also where they declare it, between two positions.</summary>
    public Places<StatementSyntax> Stores(SyntaxNode list, int start, int end) =>
        _stores.TryGetValue(list, out var statements) ? new(statements, start, end) : default;

    /// <summary>The statements of a list that do nothing but assign the variable, between two positions.</summary>
    public Places<StatementSyntax> Assignments(SyntaxNode list, int start, int end) =>
        _assignments.TryGetValue(list, out var statements) ? new(statements, start, end) : default;

    private static bool IsTarget(IdentifierNameSyntax name) => References.UserOf(name) switch
    {
        AssignmentExpressionSyntax assignment => assignment.Left.Span.Contains(name.Span),
        ArgumentSyntax argument => !argument.RefKindKeyword.IsKind(SyntaxKind.None),
        _ => false,
    };

    /// <summary>The node that writes what a name means, or a member of that name; null where it is only read.</summary>
    public static SyntaxNode? WriteOf(IdentifierNameSyntax name)
    {
        SyntaxNode target = References.Whole(name);
        for (; ; )
        {
            switch (target.Parent)
            {
                case AssignmentExpressionSyntax assignment:
                    return assignment.Left == target ? assignment : null;
                case PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression
                    or (int)SyntaxKind.AddressOfExpression }:
                case PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PostIncrementExpression or (int)SyntaxKind.PostDecrementExpression }:
                case RefExpressionSyntax or MakeRefExpressionSyntax:
                case ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword or (int)SyntaxKind.OutKeyword }:
                    return target.Parent;
                case ParenthesizedExpressionSyntax or PostfixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.SuppressNullableWarningExpression }:
                    target = target.Parent;
                    break;
                case ArgumentSyntax { Parent: TupleExpressionSyntax tuple }:
                    target = tuple;
                    break;
                default:
                    return null;
            }
        }
    }

    /// <summary>The expression that names a member of a value; null where none does.</summary>
    public static MemberAccessExpressionSyntax? ReceiverOf(ExpressionSyntax value) =>
        References.UserOf(value) is MemberAccessExpressionSyntax access && access.Expression.Span.Contains(value.Span) ? access : null;

    private static bool IsStep(SyntaxNode write) => write.RawKind is (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression
        or (int)SyntaxKind.PostIncrementExpression or (int)SyntaxKind.PostDecrementExpression;

    private static void Add(Dictionary<SyntaxNode, List<StatementSyntax>> byList, SyntaxNode list, StatementSyntax statement)
    {
        if (!byList.TryGetValue(list, out var statements))
            byList.Add(list, statements = []);
        statements.Add(statement);
    }
}
