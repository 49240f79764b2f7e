using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Memory;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Buffers.PoolableArray;

/// <summary>
/// Determines whether no code sees the zeros that a local array starts with: all of it is written before anything looks at it, or nothing looks at more
/// of it than calls have said that they wrote.
/// </summary>
/// <param name="array">The array.</param>
/// <param name="uses">Its uses.</param>
/// <param name="length">Its length as the code may write it again; null where it may change.</param>
/// <param name="model">The model of the tree.</param>
/// <param name="cancellationToken">Stops the search.</param>
internal sealed class ElementWrites(
    ScratchArray array, LocalUses uses, ExpressionSyntax? length, SemanticModel model, CancellationToken cancellationToken)
{
    private readonly string _name = array.Local.Name;

    /// <summary>Whether every element is written before it is read, whatever the code does.</summary>
    public bool ComeFirst() => !StackFrames.HasLabels(References.FunctionOf(array.Declaration)) && (AreFilledFirst() || AreCounted());

    /// <summary>
    /// Whether the first statement of the block that uses elements writes all of them: a loop from 0 to the length that assigns <c>a[i]</c> in each
    /// iteration, or a call that fills what it is given or throws. <c>Read</c> may leave a part unwritten.
    /// </summary>
    private bool AreFilledFirst()
    {
        if (array.Declaration.Parent is not BlockSyntax block)
            return false;
        foreach (var use in uses.Uses)
        {
            if (LooksAtNoElement(use))
                continue;
            var statement = use.Reference.Syntax.FirstAncestorOrSelf<StatementSyntax>(outer => outer.Parent == block);
            return statement switch
            {
                ForStatementSyntax loop => FillsAll(loop) && IsOnlyUseOf(statement, use),
                ExpressionStatementSyntax => ArrayPart.Of(use) is { } part && FillsAll(part) && IsOnlyUseOf(statement, use),
                _ => false,
            };
        }

        return false;
    }

    /// <summary>
    /// Whether each use fills the array from its beginning and keeps the number of elements in a local, or looks at no more than such a local says. The
    /// local gets no other number but 0, so whatever was filled last, as many elements from the beginning have been written.
    /// </summary>
    private bool AreCounted()
    {
        var counts = new HashSet<ISymbol>(SymbolEqualityComparer.Default);
        var looks = new List<ArrayUse>();
        foreach (var use in uses.Uses)
        {
            if (LooksAtNoElement(use))
                continue;
            if (ArrayPart.Of(use) is { IsFromBeginning: true } part && FillingCalls.CountOf(part) is { } count)
                counts.Add(count);
            else
                looks.Add(use);
        }

        foreach (var count in counts)
        {
            if (!IsOnlyCounted((ILocalSymbol)count))
                return false;
        }

        return counts.Count > 0 && looks.TrueForAll(look => LooksWithin(look, counts));
    }

    private bool LooksWithin(ArrayUse use, HashSet<ISymbol> counts)
    {
        if (ArrayPart.Of(use) is { IsFromBeginning: true, Count: { } count })
            return count.Inside(Through.Identity) is ILocalReferenceOperation { Local: var local } && counts.Contains(local);
        return use is { Kind: ArrayUseKind.Element, Reference.Parent: IArrayElementReferenceOperation { Indices: { Length: 1 } indices } element }
            && ((element.Parent is ISimpleAssignmentOperation assignment && assignment.Target == element)
                || (indices[0] is ILocalReferenceOperation { Local: var index } && IsBelow(index, use.Reference.Syntax, counts)));
    }

    /// <summary>Whether a loop around a place counts a local from 0 to one of the numbers, and nothing else writes it.</summary>
    private bool IsBelow(ILocalSymbol index, SyntaxNode place, HashSet<ISymbol> counts)
    {
        for (var node = place; node.Parent is { } outer and not MemberDeclarationSyntax; node = outer)
        {
            if (outer is not ForStatementSyntax loop || node != loop.Statement
                || CountingLoop.Of(loop, model, cancellationToken) is not { } counting || counting.Name != index.Name)
            {
                continue;
            }

            return model.GetSymbolInfo(counting.Bound, cancellationToken).Symbol is { } limit && counts.Contains(limit)
                && SymbolEqualityComparer.Default.Equals(model.GetDeclaredSymbol(counting.Counter, cancellationToken), index);
        }

        return false;
    }

    /// <summary>Whether nothing gives a local a number but calls that fill the array, and 0 where it is declared.</summary>
    private bool IsOnlyCounted(ILocalSymbol count)
    {
        if (count is not { RefKind: RefKind.None, DeclaringSyntaxReferences: { Length: 1 } references }
            || references[0].GetSyntax(cancellationToken) is not VariableDeclaratorSyntax { Parent.Parent: LocalDeclarationStatementSyntax } declarator
            || (declarator.Initializer is { Value: var first } && !(IsZero(first) || IsFill(first))))
        {
            return false;
        }

        var scope = References.ScopeOf(declarator);
        foreach (var write in Writes.All(count.Name, scope, model))
        {
            if (write is not AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: IdentifierNameSyntax } assignment
                || !IsFill(assignment.Right))
            {
                return false;
            }
        }

        foreach (var name in References.To(count, scope, model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, scope) || name.Parent is RefExpressionSyntax)
                return false;
        }

        return true;
    }

    private bool IsFill(ExpressionSyntax value)
    {
        foreach (var use in uses.Uses)
        {
            if (value.Span.Contains(use.Reference.Syntax.Span) && ArrayPart.Of(use) is { IsFromBeginning: true } part
                && FillingCalls.CountOf(part) is not null && part.Consumer.Syntax == value.WithoutParentheses())
            {
                return true;
            }
        }

        return false;
    }

    private bool IsZero(ExpressionSyntax value) => model.GetConstantValue(value, cancellationToken) is { HasValue: true, Value: 0 };

    private static bool LooksAtNoElement(ArrayUse use) =>
        use.Kind is ArrayUseKind.Length or ArrayUseKind.Named or ArrayUseKind.NullTest or ArrayUseKind.Dropped;

    /// <summary>Whether a call that stands alone fills all of the array or throws.</summary>
    private bool FillsAll(ArrayPart part) =>
        part.Consumer.Parent is IExpressionStatementOperation
        && (FillingCalls.FillsOrThrows(part) ? IsWhole(part) : part.IsWhole && FillingCalls.IsCopyTo(part) && HasLengthOf(part.Consumer));

    private bool IsWhole(ArrayPart part) => part.IsWhole || (part.IsFromBeginning && IsLength(part.Count));

    /// <summary>Whether the array was made as long as the span or text that a call copies.</summary>
    private bool HasLengthOf(IOperation copy)
    {
        if (length is not MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: IdentifierNameSyntax source }
            || copy is not IInvocationOperation { Instance: { } copied })
        {
            return false;
        }

        if (copied is IInvocationOperation { TargetMethod: { Name: "AsSpan", ContainingType.Name: "MemoryExtensions" }, Arguments: { Length: 1 } text })
            copied = text[0].Value.Inside(Through.Implicit);
        return copied.Syntax is IdentifierNameSyntax name && name.Identifier.ValueText == source.Identifier.ValueText;
    }

    private bool IsLength(IOperation? count) => count is not null
        && (count.Syntax is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length", Expression: IdentifierNameSyntax name } && IsName(name, _name)
            || (array.Length is { } all && count.ConstantValue is { HasValue: true, Value: int number } && number == all)
            || (length is not null && SyntaxFactory.AreEquivalent(count.Syntax.WithoutTrivia(), length.WithoutTrivia())));

    private bool IsOnlyUseOf(SyntaxNode statement, ArrayUse first)
    {
        foreach (var use in uses.Uses)
        {
            if (use != first && !LooksAtNoElement(use) && statement.Span.Contains(use.Reference.Syntax.Span))
                return false;
        }

        return true;
    }

    private bool FillsAll(ForStatementSyntax loop) =>
        CountingLoop.Of(loop, model, cancellationToken) is { Name: var index, Bound: var end }
        && (end.ToString() == _name + ".Length" || (length is not null && end.ToString() == length.ToString()))
        && WritesEachIteration(loop, _name, index);

    private static bool WritesEachIteration(ForStatementSyntax loop, string array, string index)
    {
        var first = loop.Statement is BlockSyntax block ? block.Statements.FirstOrDefault() : loop.Statement;
        return first is ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
            Left: ElementAccessExpressionSyntax { ArgumentList.Arguments: { Count: 1 } indices } element } assignment }
            && IsName(element.Expression, array) && IsName(indices[0].Expression, index)
            && !assignment.Right.DescendantNodesAndSelf().Any(node => IsName(node, array))
            && !loop.Statement.DescendantNodes().Any(static node => node is BreakStatementSyntax or GotoStatementSyntax or ContinueStatementSyntax);
    }

    private static bool IsName(SyntaxNode node, string name) => node is IdentifierNameSyntax identifier && identifier.Identifier.ValueText == name;
}
