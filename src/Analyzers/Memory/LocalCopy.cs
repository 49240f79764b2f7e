using System.Collections.Immutable;
using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;
using Microsoft.CodeAnalysis.Text;

namespace Allocations.Analyzers.Memory;

/// <summary>
/// A local array that is a copy of a part of other memory and is only read: the part could be read where it is. It is declared as a copy, or is a new array
/// that the next statement fills, <c>Array.Copy(all, start, part, 0, length)</c>.
/// </summary>
/// <param name="Reader">The call that reads the copy, as messages name it; empty where only elements and the length are read.</param>
/// <param name="IsLent">Whether that call would first have to take a span.</param>
internal sealed record LocalCopy(string Reader, bool IsLent)
{
    /// <summary>The copy that a local array is; null where it is filled in another way, changed or kept, or where its source may change meanwhile.</summary>
    public static LocalCopy? Of(ScratchArray array, LocalUses uses, SemanticModel model, CancellationToken cancellationToken)
    {
        if (!array.Elements.IsDefault || uses.Uses.Length < 2
            || array.Creation is not ArrayCreationExpressionSyntax { Type.RankSpecifiers: { Count: 1 } ranks } || ranks[0].Sizes.Count != 1
            || Statements.After(array.Declaration) is not { } copy || !MayFill(copy)
            || SourceOf(copy, array, ranks[0].Sizes[0], model, cancellationToken) is not { } source)
        {
            return null;
        }

        return Of(source, array.Declaration, copy, uses, model, cancellationToken);
    }

    /// <summary>The copy that a local array is that nothing is given but what a statement copies from a value.</summary>
    /// <param name="declaration">The declaration.</param>
    /// <param name="copy">The statement: the same, or the assignment of the only value.</param>
    /// <param name="source">What it copies from.</param>
    /// <param name="uses">All uses of the array.</param>
    /// <param name="model">The model of the file.</param>
    /// <param name="cancellationToken">Ends the search.</param>
    public static LocalCopy? Of(
        LocalDeclarationStatementSyntax declaration,
        StatementSyntax copy,
        ExpressionSyntax source,
        LocalUses uses,
        SemanticModel model,
        CancellationToken cancellationToken) =>
        Of(source, declaration, copy, uses, model, cancellationToken);

    private static LocalCopy? Of(
        ExpressionSyntax source,
        LocalDeclarationStatementSyntax declaration,
        StatementSyntax copy,
        LocalUses uses,
        SemanticModel model,
        CancellationToken cancellationToken)
    {
        var reads = new List<ArrayUse>();
        var isLent = false;
        foreach (var use in uses.Uses)
        {
            if (copy.Span.Contains(use.Reference.Syntax.Span))
                continue;
            reads.Add(use);
            isLent |= use.Kind == ArrayUseKind.Borrowed;
        }

        var end = ScratchSpace.EndOf(uses);
        return reads.Count > 0 && ArrayReader.NameOf(reads) is { } reader && uses.Views.StayInIteration(declaration)
            && !MayChange(source, copy, end, uses, model, cancellationToken) && !ArrayReader.Suspends(References.FunctionOf(copy), declaration, end)
            ? new LocalCopy(reader, isLent)
            : null;
    }

    /// <summary>Whether the statement after that of an array may be one that fills it; it looks at the text alone.</summary>
    public static bool MayFollow(LocalDeclarationStatementSyntax declaration) => Statements.After(declaration) is { } next && MayFill(next);

    private static bool MayFill(StatementSyntax statement) => statement switch
    {
        ExpressionStatementSyntax { Expression: InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax call } } =>
            call.Name.Identifier.ValueText is "Copy" or "BlockCopy" or "CopyTo",
        ForStatementSyntax { Condition: BinaryExpressionSyntax { RawKind: (int)SyntaxKind.LessThanExpression }, Incrementors.Count: 1 } => true,
        _ => false,
    };

    /// <summary>What all elements of the array are copied from; null where the statement does anything else.</summary>
    private static ExpressionSyntax? SourceOf(
        StatementSyntax statement, ScratchArray array, ExpressionSyntax size, SemanticModel model, CancellationToken cancellationToken)
    {
        if (statement is ForStatementSyntax loop)
            return SourceOf(loop, array, size, model, cancellationToken) is { } element
                && HasView(model.GetTypeInfo(element, cancellationToken).Type, array) ? element : null;
        if (((ExpressionStatementSyntax)statement).Expression is not InvocationExpressionSyntax call
            || model.GetOperation(call, cancellationToken) is not IInvocationOperation { TargetMethod: var method, Arguments: var arguments } copy)
        {
            return null;
        }

        var isArray = method.ContainingType.SpecialType == SpecialType.System_Array;
        switch (method.Name)
        {
            case "Copy" or "BlockCopy" when isArray || method.ContainingType is { Name: nameof(Buffer), ContainingNamespace.Name: nameof(System) }:
                var isWhole = arguments.Length == 3;
                if (arguments.Length is not (3 or 5) || !Names(arguments[isWhole ? 1 : 2].Value, array) || !IsSame(arguments[isWhole ? 2 : 4].Value, size)
                    || (!isWhole && arguments[3].Value.ConstantValue is not { HasValue: true, Value: 0 or 0L })
                    || (!isArray && array.ElementType.SpecialType is not (SpecialType.System_Byte or SpecialType.System_SByte)))
                {
                    return null;
                }

                var source = arguments[0].Value.Inside(Through.BuiltInImplicit);
                return source.Type is IArrayTypeSymbol { IsSZArray: true } from && SymbolEqualityComparer.Default.Equals(from.ElementType, array.ElementType)
                    ? source.Syntax as ExpressionSyntax
                    : null;
            case "CopyTo" when isArray && copy.Instance is { Type: IArrayTypeSymbol { IsSZArray: true } all } whole && arguments.Length == 2:
                return Names(arguments[0].Value, array) && arguments[1].Value.ConstantValue is { HasValue: true, Value: 0 or 0L }
                    && SymbolEqualityComparer.Default.Equals(all.ElementType, array.ElementType)
                    && size is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Length" } length
                    && SyntaxFactory.AreEquivalent(length.Expression, whole.Syntax)
                    ? whole.Syntax as ExpressionSyntax
                    : null;
            case "CopyTo" when copy.Instance is { } span && SpanTypes.IsSpan(span.Type) && arguments.Length == 1 && Names(arguments[0].Value, array):
                return span.Syntax as ExpressionSyntax;
            default:
                return null;
        }
    }

    /// <summary><c>for (var i = 0; i &lt; n; i++) part[i] = all[start + i];</c></summary>
    private static ExpressionSyntax? SourceOf(
        ForStatementSyntax loop, ScratchArray array, ExpressionSyntax size, SemanticModel model, CancellationToken cancellationToken)
    {
        var body = loop.Statement is BlockSyntax { Statements: { Count: 1 } statements } ? statements[0] : loop.Statement;
        return CountingLoop.Of(loop, model, cancellationToken) is { Name: var counter } counting
            && (SyntaxFactory.AreEquivalent(counting.Bound, size) || counting.EndsAtLengthOf(array.Local.Name))
            && body is ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax { RawKind: (int)SyntaxKind.SimpleAssignmentExpression,
                Left: ElementAccessExpressionSyntax { Expression: IdentifierNameSyntax target, ArgumentList.Arguments: { Count: 1 } to },
                Right: ElementAccessExpressionSyntax { Expression: IdentifierNameSyntax or MemberAccessExpressionSyntax,
                    ArgumentList.Arguments: { Count: 1 } at } element } }
            && target.Identifier.ValueText == array.Local.Name && to[0].Expression is IdentifierNameSyntax index && index.Identifier.ValueText == counter
            && IsNext(at[0].Expression, counter)
            ? element.Expression
            : null;
    }

    /// <summary>Whether elements of the array's type can be read in a part of a value without a copy.</summary>
    private static bool HasView(ITypeSymbol? type, ScratchArray array) => type switch
    {
        { SpecialType: SpecialType.System_String } => array.ElementType.SpecialType == SpecialType.System_Char,
        IArrayTypeSymbol { IsSZArray: true } from => SymbolEqualityComparer.Default.Equals(from.ElementType, array.ElementType),
        INamedTypeSymbol { TypeArguments: { Length: 1 } elements } named when SpanTypes.IsSpan(named) =>
            SymbolEqualityComparer.Default.Equals(elements[0], array.ElementType),
        _ => false,
    };

    /// <summary><c>i</c>, <c>start + i</c> or <c>i + start</c>.</summary>
    private static bool IsNext(ExpressionSyntax index, string counter) => index switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText == counter,
        BinaryExpressionSyntax { RawKind: (int)SyntaxKind.AddExpression } sum => IsNext(sum.Left, counter)
            ? sum.Right is IdentifierNameSyntax or LiteralExpressionSyntax or MemberAccessExpressionSyntax
            : IsNext(sum.Right, counter) && sum.Left is IdentifierNameSyntax or LiteralExpressionSyntax or MemberAccessExpressionSyntax,
        _ => false,
    };

    private static bool Names(IOperation value, ScratchArray array) =>
        value.Inside(Through.Any) is ILocalReferenceOperation { Local: var local } && SymbolEqualityComparer.Default.Equals(local, array.Local);

    private static bool IsSame(IOperation count, ExpressionSyntax size) => SyntaxFactory.AreEquivalent(count.Inside(Through.Any).Syntax, size);

    /// <summary>
    /// Whether the source might change before the copy is read for the last time: it is named again, an element of any array is written, a call is given other
    /// memory of such elements, or it is no variable of the function and code of the project runs meanwhile.
    /// </summary>
    private static bool MayChange(
        ExpressionSyntax source, StatementSyntax copy, int end, LocalUses uses, SemanticModel model, CancellationToken cancellationToken)
    {
        if (WritesElements(copy, end, uses, model, cancellationToken))
            return true;
        var isVariable = model.GetOperation(source, cancellationToken)?.Inside(Through.Any) is ILocalReferenceOperation or IParameterReferenceOperation;
        if (RunsCodeOfProject(copy, end, isVariable ? uses : null, model, cancellationToken))
            return true;

        if (source.DescendantNodesAndSelf().OfType<IdentifierNameSyntax>().FirstOrDefault() is not { Identifier.ValueText: var name })
            return true;
        return !MemberIndex.Names(name, References.FunctionOf(copy), copy.Span.End + 1, end).IsEmpty;
    }

    private static bool WritesElements(StatementSyntax copy, int end, LocalUses uses, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in References.OwnNodes(References.FunctionOf(copy), TextSpan.FromBounds(copy.Span.End, end)))
        {
            if (node.SpanStart <= copy.Span.End || node.SpanStart >= end)
                continue;
            if (IsWrite(node, model, cancellationToken) || (MemoryIn(node) is { } memory && !HoldsUse(memory.Span, uses.Uses)
                && !IsOfLastReader(node, copy, uses.Uses) && HoldsElements(memory) && (node is ArgumentSyntax || !HoldsElements((ExpressionSyntax)node))))
            {
                return true;
            }
        }

        return false;

        // A call that gives a view is judged where the view is passed or called.
        bool HoldsElements(ExpressionSyntax value) => model.GetTypeInfo(value, cancellationToken).Type
            is IArrayTypeSymbol or INamedTypeSymbol { Arity: 1, IsValueType: true, Name: "Span" or "Memory" or "ArraySegment" };
    }

    /// <summary>Whether a node writes an element of some array: by an assignment, a step, or a reference that it makes or has.</summary>
    private static bool IsWrite(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken)
    {
        switch (node)
        {
            case AssignmentExpressionSyntax { Left: var target }:
                return HoldsElement(target) || IsReference(target);
            case PrefixUnaryExpressionSyntax { Operand: var target } when IsStep(node):
                return HoldsElement(target) || IsReference(target);
            case PostfixUnaryExpressionSyntax { Operand: var target } when IsStep(node):
                return HoldsElement(target) || IsReference(target);
            case RefExpressionSyntax { Expression: var target }:
                return HoldsElement(target);
            case ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword or (int)SyntaxKind.OutKeyword, Expression: var target }:
                return HoldsElement(target) || IsReference(target);
            default:
                return false;
        }

        static bool IsStep(SyntaxNode node) => node.RawKind is (int)SyntaxKind.PreIncrementExpression or (int)SyntaxKind.PreDecrementExpression
            or (int)SyntaxKind.PostIncrementExpression or (int)SyntaxKind.PostDecrementExpression;

        static bool HoldsElement(ExpressionSyntax target) => target.DescendantNodesAndSelf().Any(static part =>
            part is ElementAccessExpressionSyntax or PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.PointerIndirectionExpression });

        bool IsReference(ExpressionSyntax target) => model.GetSymbolInfo(target, cancellationToken).Symbol
            is ILocalSymbol { RefKind: RefKind.Ref } or IParameterSymbol { RefKind: not RefKind.None };
    }

    // The uses are in the order of the code.
    private static bool HoldsUse(TextSpan span, ImmutableArray<ArrayUse> ordered)
    {
        var (from, to) = (0, ordered.Length);
        while (from < to)
        {
            var middle = (from + to) / 2;
            if (ordered[middle].Reference.Syntax.SpanStart < span.Start)
                from = middle + 1;
            else
                to = middle;
        }

        return from < ordered.Length && span.Contains(ordered[from].Reference.Syntax.Span);
    }

    /// <summary>What a call is given, or called on; null where a node is neither.</summary>
    private static ExpressionSyntax? MemoryIn(SyntaxNode node) => node switch
    {
        ArgumentSyntax { Expression: var value, Parent.Parent: not ElementAccessExpressionSyntax } => value,
        InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Expression: var receiver } } => receiver,
        _ => null,
    };

    /// <summary>
    /// Whether the call that a node is, or is an argument of, is the last to read the copy. It reads that before it writes to what else it is given.
    /// </summary>
    private static bool IsOfLastReader(SyntaxNode node, StatementSyntax copy, ImmutableArray<ArrayUse> ordered)
    {
        if ((node is ArgumentSyntax ? node.Parent?.Parent : node) is not { } call || !call.Span.Contains(ordered[ordered.Length - 1].Reference.Syntax.Span))
            return false;
        for (var outer = call.Parent; outer is not null && outer != copy.Parent; outer = outer.Parent)
        {
            if (Loops.IsLoop(outer))
                return false;
        }

        return true;
    }

    /// <summary>
    /// Whether a call, a new object or a property between a statement and a position runs code of the project, which may change any object; a call that reads
    /// the copy is taken to do nothing else where <paramref name="readers"/> is given.
    /// </summary>
    private static bool RunsCodeOfProject(StatementSyntax copy, int end, LocalUses? readers, SemanticModel model, CancellationToken cancellationToken)
    {
        foreach (var node in References.OwnNodes(References.FunctionOf(copy), TextSpan.FromBounds(copy.Span.End, end)))
        {
            if (node.SpanStart <= copy.Span.End || node.SpanStart >= end || node is not ExpressionSyntax expression
                || (readers is not null && IsOfReader(expression, readers)))
            {
                continue;
            }

            if ((model.GetSymbolInfo(expression, cancellationToken).Symbol is { } member and (IMethodSymbol or IPropertySymbol)
                    && !member.DeclaringSyntaxReferences.IsEmpty)
                || (expression is InvocationExpressionSyntax && model.GetOperation(expression, cancellationToken) is { } call
                    && CallGraph.RunsOwnCode(call, model, cancellationToken)))
            {
                return true;
            }
        }

        return false;
    }

    /// <summary>Whether an expression is a call that reads the copy, or names what such a call calls.</summary>
    private static bool IsOfReader(ExpressionSyntax expression, LocalUses readers)
    {
        var called = expression;
        while (called.Parent is MemberAccessExpressionSyntax access && access.Name == called)
            called = access;
        return HoldsUse((called.Parent is InvocationExpressionSyntax call && call.Expression == called ? call : called).Span, readers.Uses);
    }
}
