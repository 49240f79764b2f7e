using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Rules.Collections.MissingCapacity;

/// <summary>
/// A collection that starts empty, without a capacity, and to which a loop adds the same number of elements in each of its iterations, whose number is known
/// before.
/// </summary>
/// <param name="Name">The local, field or property that holds it.</param>
/// <param name="First">The first statement that names the local, in the same block, or the next after the one that assigns the collection.</param>
/// <param name="Count">How many elements that and the statements after it add.</param>
internal sealed record GrownCollection(string Name, StatementSyntax First, ElementCount Count)
{
    // Elements that are added beside the loops, under a condition or not: room for so many may stay empty.
    private const int MostBeside = 4;

    /// <summary>How many of them the first statement adds alone, where that is a loop and others follow; null elsewhere.</summary>
    public ElementCount? OfFirst { get; private init; }

    /// <summary>What declares the local, in a statement of its own; null where the collection is assigned.</summary>
    public IVariableDeclaratorOperation? Declarator { get; private init; }

    /// <summary>Whether it is copied to an array.</summary>
    public bool IsCopied { get; private init; }

    /// <summary>Whether each iteration makes an object beside, which takes more than the room of an element.</summary>
    public bool MakesMore { get; private init; }

    /// <summary>Whether an operation may make one. Cheap enough for every creation.</summary>
    public static bool MayBe(IOperation operation) =>
        operation is IObjectCreationOperation { Initializer: null, Arguments.Length: 0 or 1, Type: INamedTypeSymbol type } && AddOf(type) is not null;

    /// <summary>The collection that a creation makes; null where it is kept elsewhere, filled otherwise, or where nobody knows how much comes.</summary>
    public static GrownCollection? Of(IObjectCreationOperation creation, CancellationToken cancellationToken)
    {
        if (creation is not { SemanticModel: { } model, Type: INamedTypeSymbol type } || AddOf(type) is not { } add || !StartsWithoutCapacity(creation))
            return null;
        return creation.Around(Through.BuiltInImplicit).Parent switch
        {
            IVariableInitializerOperation { Parent: IVariableDeclaratorOperation { Symbol: { RefKind: RefKind.None, Name: var name },
                Syntax: VariableDeclaratorSyntax { Parent: VariableDeclarationSyntax { Variables.Count: 1,
                    Parent: LocalDeclarationStatementSyntax { UsingKeyword.RawKind: 0, Parent: BlockSyntax block } declaration } } } declarator } =>
                FilledAfter(name, declaration, block, add, model, cancellationToken) is { } declared
                    && !IsAsked(name, block, "Capacity", "EnsureCapacity", "TrimExcess")
                    ? declared with { Declarator = declarator, IsCopied = IsAsked(name, block, "ToArray") }
                    : null,
            ISimpleAssignmentOperation { IsRef: false,
                Syntax: AssignmentExpressionSyntax { Left: var target, Parent: ExpressionStatementSyntax { Parent: BlockSyntax } assignment },
                Target: IFieldReferenceOperation { Instance: null or IInstanceReferenceOperation }
                    or IPropertyReferenceOperation { Instance: null or IInstanceReferenceOperation, Arguments.IsEmpty: true } } held
                when NameOf(target) is { } name && IsStored(held.Target) && Statements.After(assignment) is { } loop =>
                Filled(name, loop, add, model, cancellationToken),
            _ => null,
        };
    }

    /// <summary>
    /// The collection that the statements after its declaration fill, up to one that asks anything else of it: a loop, perhaps where what it goes through is
    /// not null, another, and single elements beside them. Null where no loop does.
    /// </summary>
    private static GrownCollection? FilledAfter(
        string name, StatementSyntax declaration, BlockSyntax block, string add, SemanticModel model, CancellationToken cancellationToken)
    {
        var first = default(StatementSyntax);
        var count = default(ElementCount?);
        var ofFirst = default(ElementCount?);
        var beside = 0;
        var makesMore = false;
        var last = declaration;
        foreach (var mention in MemberIndex.Names(name, block, declaration.Span.End, block.Span.End))
        {
            // A statement is asked once for all mentions in it.
            if (mention.SpanStart < last.Span.End)
                continue;
            if (Statements.In(block, mention) is not { } statement)
                break;
            last = statement;
            if (Guarded(statement, name, add, model, cancellationToken) is { } filled)
            {
                if (first is not null
                    && (Departures.MayLeave(first, statement.SpanStart) || !IsKnownAt(first, filled.First, filled.Count, model)))
                {
                    break;
                }

                var more = first is null ? filled.Count : filled.Count with { Risk = filled.Count.Risk | CountRisk.IsAskedEarly };
                if ((count is { } others ? others.Plus(more) : more) is not { } sum)
                    break;
                (count, makesMore) = (sum, makesMore || filled.MakesMore);
                ofFirst = first is null ? sum : ofFirst;
            }
            else if (AddedBeside(statement, name, add) is > 0 and var added && beside + added <= MostBeside)
            {
                beside += added;
            }
            else
            {
                break;
            }

            first ??= statement;
        }

        return first is null || count is not { } known ? null : new GrownCollection(name, first, known.Plus(beside))
        {
            MakesMore = makesMore,
            OfFirst = ofFirst,
        };
    }

    /// <summary>What a loop adds, which may stand in an <c>if</c> that asks whether there is something to go through; null for another statement.</summary>
    private static GrownCollection? Guarded(
        StatementSyntax statement, string name, string add, SemanticModel model, CancellationToken cancellationToken)
    {
        if (statement is not IfStatementSyntax { Else: null } guard)
            return Filled(name, statement, add, model, cancellationToken);
        var inner = guard.Statement is BlockSyntax { Statements: { Count: 1 } statements } ? statements[0] : guard.Statement;
        return NullTest.Of(guard.Condition) is { IsNull: false, Tested: var tested } && Filled(name, inner, add, model, cancellationToken) is { } filled
            && filled.Count.WhereNotNull(tested.WithoutTrivia().ToString()) is { } count
            ? filled with { Count = count }
            : null;
    }

    /// <summary>How many elements a statement adds outside of loops, under a condition or not; 0 where it does anything else to the collection.</summary>
    private static int AddedBeside(StatementSyntax statement, string name, string add)
    {
        var added = 0;
        foreach (var mention in MemberIndex.Names(name, statement))
        {
            if (AdditionBy(mention, add) is not { } addition)
                return 0;
            for (SyntaxNode? node = addition; node != statement.Parent; node = node.Parent)
            {
                if (node is not (ExpressionStatementSyntax or BlockSyntax or IfStatementSyntax or ElseClauseSyntax))
                    return 0;
            }

            added++;
        }

        return added;
    }

    /// <summary>Whether the variables of a number have the value before one statement that they have before a later one.</summary>
    private static bool IsKnownAt(StatementSyntax first, StatementSyntax loop, ElementCount count, SemanticModel model)
    {
        foreach (var node in SyntaxFactory.ParseExpression(count.Text).DescendantNodesAndSelf())
        {
            if (node is not IdentifierNameSyntax { Identifier.ValueText: var variable })
                continue;
            foreach (var symbol in model.LookupSymbols(loop.SpanStart, name: variable))
            {
                if (symbol is ILocalSymbol && symbol.Locations[0].SourceSpan.Start > first.SpanStart)
                    return false;
            }

            foreach (var write in Writes.All(variable, first.Parent!, model))
            {
                if (write.SpanStart >= first.SpanStart && write.SpanStart < loop.SpanStart)
                    return false;
            }
        }

        return true;
    }

    /// <summary>The collection that a name holds and a loop fills; null where anything but elements and their number is asked of it there.</summary>
    private static GrownCollection? Filled(string name, StatementSyntax loop, string add, SemanticModel model, CancellationToken cancellationToken)
    {
        if (Loops.BodyOf(loop) is not { } body || MayEndEarly(loop, body))
            return null;
        var added = 0;
        foreach (var mention in MemberIndex.Names(name, loop))
        {
            if (IsAdding(body, mention, add, loop))
                added++;
            else if (!IsOnlyRead(mention) || !body.Span.Contains(mention.Span))
                return null;
        }

        return added > 0 && ElementCount.Of(loop, model, cancellationToken) is { } count
            ? new GrownCollection(name, loop, count.Times(added))
            {
                MakesMore = body.DescendantNodes().Any(node => MakesObject(node, model, cancellationToken)),
            }
            : null;
    }

    private static bool MakesObject(SyntaxNode node, SemanticModel model, CancellationToken cancellationToken) => node switch
    {
        ArrayCreationExpressionSyntax or ImplicitArrayCreationExpressionSyntax or AnonymousFunctionExpressionSyntax
            or InterpolatedStringExpressionSyntax => true,
        BaseObjectCreationExpressionSyntax => model.GetTypeInfo(node, cancellationToken).Type is { IsReferenceType: true },
        _ => false,
    };

    /// <summary>Whether a mention reads an element, or how many there are.</summary>
    private static bool IsOnlyRead(IdentifierNameSyntax mention)
    {
        var value = Named(mention);
        return value.Parent is ElementAccessExpressionSyntax access && access.Expression == value
            || value.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: "Count" } count && count.Expression == value;
    }

    /// <summary>The mention with the <c>this</c> before it.</summary>
    private static ExpressionSyntax Named(IdentifierNameSyntax mention) =>
        mention.Parent is MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax } access ? access : mention;

    private static string? NameOf(ExpressionSyntax target) => target switch
    {
        IdentifierNameSyntax name => name.Identifier.ValueText,
        MemberAccessExpressionSyntax { Expression: ThisExpressionSyntax, Name: IdentifierNameSyntax name } => name.Identifier.ValueText,
        _ => null,
    };

    /// <summary>Whether what is assigned to a field or property is what it gives from then on.</summary>
    private static bool IsStored(IOperation target) => target is not IPropertyReferenceOperation { Property: var property }
        || (!property.IsVirtual && !property.IsOverride && AutoProperties.Contains(property.OriginalDefinition));

    /// <summary>The method of a collection that adds one element, and never fewer; null for other types.</summary>
    private static string? AddOf(INamedTypeSymbol type) => type switch
    {
        { Name: "List" or "Dictionary", Arity: > 0 } when type.IsIn("System.Collections.Generic") => "Add",
        { Name: "Queue", Arity: 1 } when type.IsIn("System.Collections.Generic") => "Enqueue",
        { Name: "Stack", Arity: 1 } when type.IsIn("System.Collections.Generic") => "Push",
        _ => null,
    };

    /// <summary>Whether a constructor takes nothing, or a comparer alone.</summary>
    private static bool StartsWithoutCapacity(IObjectCreationOperation creation) =>
        creation.Arguments.IsEmpty
        || (creation.Arguments.Length == 1 && creation.Arguments[0] is { ArgumentKind: ArgumentKind.Explicit, Parameter.Type.Name: "IEqualityComparer" });

    /// <summary>The statement by which a mention adds an element; null where it does anything else.</summary>
    private static ExpressionStatementSyntax? AdditionBy(IdentifierNameSyntax mention, string add) =>
        Named(mention) is { Parent: MemberAccessExpressionSyntax { Parent: InvocationExpressionSyntax
        { ArgumentList.Arguments.Count: > 0, Parent: ExpressionStatementSyntax statement } } access } value
        && access.Expression == value && access.Name.Identifier.ValueText == add
            ? statement
            : null;

    /// <summary>Whether a mention adds an element, as a statement that each iteration runs once.</summary>
    private static bool IsAdding(StatementSyntax body, IdentifierNameSyntax mention, string add, StatementSyntax loop) =>
        AdditionBy(mention, add) is { } statement
        && (statement == body
            || (statement.Parent is BlockSyntax && statement.Parent == body && !EachIteration.MayContinueBetween(0, statement.SpanStart, loop)));

    /// <summary>Whether something else than an exception may end the loop before its last iteration.</summary>
    private static bool MayEndEarly(StatementSyntax loop, StatementSyntax body)
    {
        foreach (var node in body.DescendantNodesAndSelf(static node => node is not (ExpressionSyntax or LocalFunctionStatementSyntax)))
        {
            switch (node)
            {
                case ReturnStatementSyntax or GotoStatementSyntax or YieldStatementSyntax { ReturnOrBreakKeyword.ValueText: "break" }:
                case BreakStatementSyntax leaving when Loops.TargetOf(leaving)?.SpanStart <= loop.SpanStart:
                case ContinueStatementSyntax going when Loops.TargetOf(going)?.SpanStart < loop.SpanStart:
                    return true;
                default:
                    break;
            }
        }

        return false;
    }

    private static bool IsAsked(string name, BlockSyntax block, params string[] members)
    {
        foreach (var mention in MemberIndex.Names(name, block))
        {
            if (mention.Parent is MemberAccessExpressionSyntax { Name.Identifier.ValueText: var member } access && access.Expression == mention
                && Array.IndexOf(members, member) >= 0)
            {
                return true;
            }
        }

        return false;
    }
}
