using Allocations.Analyzers.Flow;
using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Rules.Collections;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Rewriting;
using Allocations.CodeFixes.Rewriting.Spans;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rules.Collections.ArrayGrowth;

/// <summary>
/// Puts a list, or the builder of an immutable array, beside an empty array for the time of one loop. The array is stale in the loop: what asks there for its
/// length, or whether it has an element, asks the list.
/// </summary>
internal sealed class CollectedElements(FixRequest request, ISymbol variable, StatementSyntax loop, CancellationToken cancellationToken)
{
    private readonly SemanticModel _model = request.Model;
    private readonly LoopStandIn _standIn = new(request, variable, loop, cancellationToken);
    private readonly SolutionEdits _edits = new(request.Solution);
    private readonly HashSet<SyntaxNode> _rewritten = [];
    private readonly Differences _differences = new();
    private bool _mayStayEmpty;
    private bool _isSpread;

    private bool IsImmutable => VariableOperations.TypeOf(variable) is INamedTypeSymbol;

    /// <summary>The fix for the loop; null where it would not be right.</summary>
    public Fix? Plan()
    {
        if (ElementType() is not { } element || !_standIn.IsPossible() || _standIn.StartValue() is not { } value || !IsEmptyArray(value))
            return null;
        var name = FreeName.For(variable.Name + (IsImmutable ? "Builder" : "List"), _standIn.Function, _model, EarlierLoops());
        if (!TryRewriteUses(SyntaxFactory.IdentifierName(name)))
            return null;

        // 'Concat' of nothing gives the empty array that all share, and a spread of nothing one of its own.
        if (_mayStayEmpty && (_isSpread || !IsShared(value)))
            _differences.Add("an empty array may be another object");

        var type = element.ToMinimalDisplayString(_model, loop.SpanStart);
        var made = IsImmutable
            ? "global::System.Collections.Immutable.ImmutableArray.CreateBuilder<" + type + ">()"
            : "new global::System.Collections.Generic.List<" + type + ">()";

        // An empty list gives another empty array than the variable has.
        var end = IsImmutable
            ? variable.Name + " = " + name + ".ToImmutable();"
            : "if (" + name + ".Count > 0)" + LineBreaks.Of(request.Root.SyntaxTree) + variable.Name + " = " + name + ".ToArray();";
        var start = GlobalNames.Simplifiable(SyntaxFactory.ParseStatement("var " + name + " = " + made + ";"));
        _standIn.Surround(_edits, start, SyntaxFactory.ParseStatement(end));
        return new FixBuilder(_edits, IsImmutable ? "Collect in the builder" : "Collect in a list", IsImmutable ? "Builder" : "List")
            .MayDiffer(_differences.Text)
            .Build();
    }

    private ITypeSymbol? ElementType() => VariableOperations.TypeOf(variable) switch
    {
        IArrayTypeSymbol { Rank: 1, ElementType: var element } => element,
        INamedTypeSymbol { TypeArguments: { Length: 1 } arguments } => arguments[0],
        _ => null,
    };

    /// <summary>
    /// Whether a value is an array of the variable's own type without elements: one of a more derived type would not take each element that a list takes.
    /// </summary>
    private bool IsEmptyArray(ExpressionSyntax value)
    {
        if (_model.GetOperation(value, cancellationToken)?.Inside(Through.Identity) is not { } made
            || (made.Type is { } type && !SymbolEqualityComparer.Default.Equals(type, VariableOperations.TypeOf(variable))))
        {
            return false;
        }

        return made switch
        {
            IArrayCreationOperation { Initializer: { ElementValues.IsEmpty: true } } or IArrayInitializerOperation { ElementValues.IsEmpty: true } => true,
            IArrayCreationOperation { Initializer: null, DimensionSizes: { Length: 1 } lengths } => lengths[0].ConstantValue is { HasValue: true, Value: 0 },
            IInvocationOperation { Arguments.IsEmpty: true, TargetMethod: { IsStatic: true, ContainingType: { } owner, Name: var name } } =>
                IsImmutable ? name == "Create" && owner.Name == "ImmutableArray" && owner.IsIn("System.Collections.Immutable")
                    : name == nameof(Array.Empty) && owner.SpecialType == SpecialType.System_Array,
            IFieldReferenceOperation { Field: { Name: "Empty", IsStatic: true, ContainingType: { } owner } } => IsImmutable
                && SymbolEqualityComparer.Default.Equals(owner, VariableOperations.TypeOf(variable)),
            { Kind: NewerCompilers.CollectionExpression } => !made.ChildOperations.Any(),
            _ => false,
        };
    }

    /// <summary>Whether an empty array is the one that all share.</summary>
    private bool IsShared(ExpressionSyntax empty) =>
        _model.GetOperation(empty, cancellationToken)?.Inside(Through.Identity) is IInvocationOperation or { Kind: NewerCompilers.CollectionExpression };

    /// <summary>How many loops before this one make such a variable longer, so that each has a name of its own and Fix All can fix them at once.</summary>
    private int EarlierLoops()
    {
        var loops = new HashSet<SyntaxNode>();
        foreach (var name in References.To(variable, _standIn.Function, _model, cancellationToken))
        {
            if (name.SpanStart < loop.SpanStart && GrowthAt(name) is not null && LoopInvariance.InnermostAround(name) is { } other)
                loops.Add(other);
        }

        return loops.Count;
    }

    /// <summary>The statement that makes the array longer and begins with a mention of it; null for any other mention.</summary>
    private IOperation? GrowthAt(IdentifierNameSyntax name)
    {
        var place = name.Parent switch
        {
            AssignmentExpressionSyntax { Parent: ExpressionStatementSyntax } assignment when assignment.Left == name => assignment,
            ArgumentSyntax { RefKindKeyword.RawKind: (int)SyntaxKind.RefKeyword, Parent.Parent: InvocationExpressionSyntax
            {
                Parent: ExpressionStatementSyntax
            } resizing } => resizing,
            _ => default(ExpressionSyntax),
        };
        return place is not null && _model.GetOperation(place, cancellationToken) is { } operation && GrownArray.Of(operation, cancellationToken) is not null
            ? operation
            : null;
    }

    /// <summary>Turns each use of the array in the loop to the list; false where it is used in another way.</summary>
    private bool TryRewriteUses(IdentifierNameSyntax list)
    {
        foreach (var name in References.To(variable, _standIn.Function, _model, cancellationToken))
        {
            if (References.IsInNestedFunction(name, _standIn.Function))
                return false;
            if (loop.Contains(name) && !_rewritten.Contains(name) && !TryRewriteGrowth(name, list) && !TryRewriteRead(name, list))
                return false;
        }

        return true;
    }

    private bool TryRewriteGrowth(IdentifierNameSyntax name, IdentifierNameSyntax list) => GrowthAt(name) switch
    {
        IInvocationOperation resizing => TryRewriteResizing((ExpressionStatementSyntax)resizing.Syntax.Parent!, list),
        ISimpleAssignmentOperation assignment => Added(assignment.Value.Inside(Through.BuiltInImplicit), name) is var (method, element, self)
            && TryReplace(assignment.Syntax, method, element, self, list),
        _ => false,
    };

    private bool TryReplace(SyntaxNode growth, string method, ExpressionSyntax added, SyntaxNode self, IdentifierNameSyntax list)
    {
        // In a handler's reach, elements that are enumerated until one fails must leave none of the others behind.
        if (!MemberIndex.Names(variable.Name, added).IsEmpty || (method == nameof(List<int>.AddRange) && _standIn.IsGuarded(growth)))
            return false;
        _rewritten.Add(self);
        _edits.Replace((ExpressionSyntax)growth, _ => Call(list, method, added).WithTriviaFrom(growth));
        return true;
    }

    /// <summary>What a longer copy has behind the array itself: by which method a list gets it, and the mention of the array; null where it has none.</summary>
    private (string Method, ExpressionSyntax Added, SyntaxNode Self)? Added(IOperation longer, IdentifierNameSyntax target)
    {
        switch (longer)
        {
            case IInvocationOperation { TargetMethod.Name: "Add", Instance: { } whole, Arguments: { Length: 1 } arguments } when IsImmutable:
                return (nameof(List<int>.Add), (ExpressionSyntax)arguments[0].Value.Syntax, whole.Syntax);
            case IInvocationOperation { TargetMethod.Name: "ToArray", Arguments: { Length: 1 } copied }
                when copied[0].Value.Inside(Through.BuiltInImplicit) is IInvocationOperation { Arguments.Length: 2 } append
                    && LinqChain.IsOperator(append.TargetMethod)
                    && CalledMethod.ArgumentOf(append, 0)?.Value.Inside(Through.BuiltInImplicit) is { Syntax: IdentifierNameSyntax self }
                    && self.Identifier.ValueText == target.Identifier.ValueText
                    && CalledMethod.ArgumentOf(append, 1)?.Value is { Syntax: ExpressionSyntax added } second:
                return append.TargetMethod.Name switch
                {
                    "Append" => (nameof(List<int>.Add), added, self),
                    "Concat" => Range(second, self, isSpread: false),
                    _ => null,
                };
            case { Kind: NewerCompilers.CollectionExpression }:
                return Spread(longer);
            default:
                return null;
        }
    }

    private (string, ExpressionSyntax, SyntaxNode)? Spread(IOperation collection)
    {
        var elements = collection.ChildOperations.ToList();
        if (IsImmutable || elements.Count != 2 || elements[0].Kind != NewerCompilers.Spread
            || elements[0].ChildOperations.First().Inside(Through.BuiltInImplicit) is not { Syntax: IdentifierNameSyntax self })
        {
            return null;
        }

        return elements[1].Kind == NewerCompilers.Spread
            ? Range(elements[1].ChildOperations.First(), self, isSpread: true)
            : (nameof(List<int>.Add), (ExpressionSyntax)elements[1].Syntax, self);
    }

    /// <summary>Several elements. That of an array with one, which the list takes as the array does, is added alone.</summary>
    private (string, ExpressionSyntax, SyntaxNode)? Range(IOperation elements, SyntaxNode self, bool isSpread)
    {
        var inner = elements.Inside(Through.BuiltInImplicit);
        if (inner is IArrayCreationOperation { Initializer.ElementValues: { IsEmpty: false } known, Type: IArrayTypeSymbol { ElementType: var type } })
        {
            if (known.Length == 1 && SymbolEqualityComparer.Default.Equals(type, ElementType()) && known[0].Syntax is ExpressionSyntax element)
                return (nameof(List<int>.Add), element, self);
        }
        else
        {
            _mayStayEmpty = true;
            _isSpread |= isSpread;
        }

        if (inner.Syntax is not ExpressionSyntax range || (isSpread && !IsTaken(inner.Type)))
            return null;
        if (isSpread && !SpanTypes.IsSpan(inner.Type) && !request.NullProof(cancellationToken).IsNeverNull(range))
            _differences.Add("null throws ArgumentNullException instead of NullReferenceException");
        _differences.Add(OwnCollections.Difference(inner, _model.Compilation));
        return (nameof(List<int>.AddRange), range, self);
    }

    /// <summary>
    /// Whether a list takes what a spread goes through as elements of its own: a span of its type, or an object that is a sequence of it. Another array is
    /// one element for a list of objects, and a spread asks a structure itself, and not what is in its box.
    /// </summary>
    private bool IsTaken(ITypeSymbol? spread)
    {
        var element = ElementType()!;
        return spread is not null && (SpanTypes.IsSpanOf(spread, element)
            || (spread.IsReferenceType && _model.Compilation.GetSpecialType(SpecialType.System_Collections_Generic_IEnumerable_T) is var sequence
                && _model.Compilation.ClassifyConversion(spread, sequence.Construct(element)) is { IsImplicit: true, IsUserDefined: false }));
    }

    /// <summary><c>Array.Resize(ref a, a.Length + 1); a[a.Length - 1] = value;</c>, one directly after the other.</summary>
    private bool TryRewriteResizing(ExpressionStatementSyntax resizing, IdentifierNameSyntax list)
    {
        if (_standIn.IsGuarded(resizing) || Statements.After(resizing) is not ExpressionStatementSyntax { Expression: AssignmentExpressionSyntax
            {
                RawKind: (int)SyntaxKind.SimpleAssignmentExpression, Left: ElementAccessExpressionSyntax { Expression: IdentifierNameSyntax array } last,
                Right: var value,
            } assignment }
            || array.Identifier.ValueText != variable.Name || !IsLast(last) || !AddsOne(resizing) || !MemberIndex.Names(variable.Name, value).IsEmpty)
        {
            return false;
        }

        foreach (var name in MemberIndex.Names(variable.Name, resizing))
            _rewritten.Add(name);
        foreach (var name in MemberIndex.Names(variable.Name, last))
            _rewritten.Add(name);
        _edits.Remove(resizing, _model);
        _edits.Replace(assignment, _ => Call(list, nameof(List<int>.Add), value).WithTriviaFrom(assignment));
        return true;
    }

    private bool AddsOne(ExpressionStatementSyntax resizing) =>
        _model.GetOperation(resizing.Expression, cancellationToken) is IInvocationOperation { Arguments: { Length: 2 } arguments }
        && arguments[1].Value.Inside(Through.BuiltInImplicit) is IBinaryOperation sum
        && (sum.LeftOperand.ConstantValue is { HasValue: true, Value: 1 } || sum.RightOperand.ConstantValue is { HasValue: true, Value: 1 });

    /// <summary>Whether an element is the last of the array: <c>a[a.Length - 1]</c> or <c>a[^1]</c>.</summary>
    private bool IsLast(ElementAccessExpressionSyntax element) => element.ArgumentList.Arguments is { Count: 1 } arguments && arguments[0].Expression switch
    {
        BinaryExpressionSyntax
        {
            RawKind: (int)SyntaxKind.SubtractExpression,
            Left: MemberAccessExpressionSyntax { Expression: IdentifierNameSyntax array, Name.Identifier.ValueText: nameof(Array.Length) },
            Right: LiteralExpressionSyntax { Token.Value: 1 },
        } => array.Identifier.ValueText == variable.Name,
        PrefixUnaryExpressionSyntax { RawKind: (int)SyntaxKind.IndexExpression, Operand: LiteralExpressionSyntax { Token.Value: 1 } } => true,
        _ => false,
    };

    /// <summary>
    /// The length of the array, and whether it has an element, which the list tells as well. A span asks the element that is looked for whether it is equal
    /// to each of its own, and a list asks its own.
    /// </summary>
    private bool TryRewriteRead(IdentifierNameSyntax name, IdentifierNameSyntax list)
    {
        if (name.Parent is not MemberAccessExpressionSyntax access || access.Expression != name)
            return false;
        switch (access.Name.Identifier.ValueText)
        {
            case nameof(Array.Length) when _model.GetOperation(access, cancellationToken) is IPropertyReferenceOperation:
                _edits.Replace(access, _ => SliceSyntax.Member(list, "Count").WithTriviaFrom(access));
                return true;
            case nameof(List<int>.Contains) when access.Parent is InvocationExpressionSyntax { ArgumentList.Arguments.Count: 1 } call
                && _model.GetOperation(call, cancellationToken) is IInvocationOperation { TargetMethod: { ContainingType: { } owner } method }
                && (IsImmutable ? owner.Name == "ImmutableArray" : owner.IsEnumerable() || (owner.Name == "MemoryExtensions" && owner.IsIn("System")))
                && method.Parameters.Length <= 2
                && !(owner.Name == "MemoryExtensions" && CallGraph.RunsOwnCode(method.TypeArguments[0], _model.Compilation)):
                _edits.Replace(name, _ => list.WithTriviaFrom(name));
                return true;
            default:
                return false;
        }
    }

    private static InvocationExpressionSyntax Call(IdentifierNameSyntax list, string method, ExpressionSyntax argument) =>
        SliceSyntax.Call(list, method, [SyntaxFactory.Argument(argument.WithoutTrivia())]);
}
