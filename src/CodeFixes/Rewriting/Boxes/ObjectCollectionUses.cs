using Allocations.Analyzers.Rules;
using Allocations.Analyzers.Symbols;
using Allocations.CodeFixes.Edits;
using Allocations.CodeFixes.Verification;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.CSharp;
using Microsoft.CodeAnalysis.CSharp.Syntax;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.CodeFixes.Rewriting.Boxes;

/// <summary>
/// Reads the uses of a local <c>ArrayList</c> or <c>Hashtable</c>: what types go in and come out, how the text changes for a generic collection, and what may
/// differ. A use without a counterpart that does the same ends the reading.
/// </summary>
internal sealed class ObjectCollectionUses(bool isTable, SemanticModel model, SolutionEdits edits)
{
    private readonly Differences _differences = new();
    private readonly List<ITypeSymbol> _valuesRead = [];
    private readonly List<IForEachLoopOperation> _loops = [];
    private readonly List<IOperation> _changes = [];
    private ITypeSymbol? _key;
    private ITypeSymbol? _value;
    private bool _isSearched;
    private bool _isSorted;

    /// <summary>How the generic collection may differ; null where no code can tell.</summary>
    public string? Difference => _differences.Text;

    /// <summary>The type arguments of the generic collection; null where the uses do not agree on value types that compare as their boxes do.</summary>
    public ITypeSymbol[]? TypeArguments()
    {
        if (_value is not { IsValueType: true } value || NullableTypes.IsNullable(value)
            || _valuesRead.Any(read => !SymbolEqualityComparer.Default.Equals(read, value))
            || (_isSearched && !IsComparable(value)) || (_isSorted && !IsOrdered(value))
            || _changes.Any(change => _loops.Any(loop => loop.Body.Syntax.Span.Contains(change.Syntax.Span))))
        {
            return null;
        }

        if (!isTable)
            return [value];
        return _key is { } key && (IsComparable(key) || key.SpecialType == SpecialType.System_String)
            ? [key.WithNullableAnnotation(NullableAnnotation.NotAnnotated), value]
            : null;
    }

    /// <summary>Reads the elements that the creation adds.</summary>
    public bool TakeInitializer(IObjectOrCollectionInitializerOperation initializer)
    {
        foreach (var element in initializer.Initializers)
        {
            var isTaken = element switch
            {
                IInvocationOperation { TargetMethod.Name: "Add" } add => TakeAdded(add),
                ISimpleAssignmentOperation { Target: IPropertyReferenceOperation { Arguments.Length: 1 } target } assignment =>
                    isTable && TakeKey(target.Arguments[0].Value) && TakeValue(assignment.Value),
                _ => false,
            };
            if (!isTaken)
                return false;
        }

        return true;
    }

    /// <summary>Reads one mention of the local.</summary>
    public bool Take(IOperation collection) => collection.Parent switch
    {
        IInvocationOperation call when call.Instance == collection => TakeCall(call),
        IPropertyReferenceOperation { Property.IsIndexer: true } element when element.Instance == collection =>
            isTable ? TakeEntry(element) : TakeElement(element),
        IPropertyReferenceOperation count when MeasuredCopies.IsLength(count) => true,
        IPropertyReferenceOperation { Property.Name: "Keys" or "Values" } part when isTable =>
            part.Parent is IConversionOperation { IsImplicit: true, Parent: IForEachLoopOperation loop }
                ? TakeLoop(loop, part.Property.Name == "Keys")
                : part.Parent is IForEachLoopOperation bare && TakeLoop(bare, part.Property.Name == "Keys"),
        IConversionOperation { IsImplicit: true, Parent: IForEachLoopOperation loop } => !isTable && TakeLoop(loop, isKey: false),
        IForEachLoopOperation loop => !isTable && TakeLoop(loop, isKey: false),
        _ => false,
    };

    private bool TakeCall(IInvocationOperation call)
    {
        var isStatement = call.Parent is IExpressionStatementOperation;
        var arguments = call.Arguments;
        switch (call.TargetMethod.Name)
        {
            case "Clear":
            case "RemoveAt" or "RemoveRange" or "Reverse" when !isTable:
                return Changes(call);
            case "Add":
                return isStatement && Changes(call) && TakeAdded(call);
            case "Insert" when !isTable:
                return Changes(call) && TakeValue(arguments[1].Value);
            case "Sort" when !isTable && arguments.Length == 0:
                _isSorted = true;
                return Changes(call);
            case "Remove":
                _isSearched |= !isTable;
                return isStatement && Changes(call) && (isTable ? TakeKey(arguments[0].Value) : TakeValue(arguments[0].Value));
            case "Contains" or "IndexOf" or "LastIndexOf" when !isTable && arguments.Length == 1:
                _isSearched = true;
                return TakeValue(arguments[0].Value);
            case "ContainsKey" when isTable:
                return TakeKey(arguments[0].Value);
            case "Contains" when isTable && call.Syntax is InvocationExpressionSyntax { Expression: MemberAccessExpressionSyntax { Name: { } name } }:
                edits.Replace(name, static node => SyntaxFactory.IdentifierName("ContainsKey").WithTriviaFrom(node));
                return TakeKey(arguments[0].Value);
            case "ContainsValue" when isTable:
                _isSearched = true;
                return TakeValue(arguments[0].Value);
            case "ToArray" when !isTable && arguments.Length == 1 && call.Syntax is InvocationExpressionSyntax { ArgumentList: { } list }:
                return TakeArray(call, list);
            default:
                return false;
        }
    }

    private bool TakeAdded(IInvocationOperation add) =>
        isTable
            ? add.Arguments.Length == 2 && TakeKey(add.Arguments[0].Value) && TakeValue(add.Arguments[1].Value)
            : add.Arguments.Length == 1 && TakeValue(add.Arguments[0].Value);

    /// <summary><c>(int[])list.ToArray(typeof(int))</c>.</summary>
    private bool TakeArray(IInvocationOperation call, ArgumentListSyntax list)
    {
        if (call.Arguments[0].Value is not ITypeOfOperation { TypeOperand: { } element }
            || call.Parent is not IConversionOperation { Type: IArrayTypeSymbol { ElementType: { } cast, IsSZArray: true },
                Syntax: CastExpressionSyntax syntax }
            || !SymbolEqualityComparer.Default.Equals(element, cast))
        {
            return false;
        }

        _valuesRead.Add(element);
        _differences.Add("an empty array is the same object each time");
        edits.Replace(list, static node => node.WithArguments(default));
        return WithoutCast(syntax);
    }

    private bool TakeElement(IPropertyReferenceOperation element) =>
        element.Parent is ISimpleAssignmentOperation assignment && assignment.Target == element
            ? assignment.Parent is IExpressionStatementOperation && Changes(element) && TakeValue(assignment.Value)
            : TakeUnboxed(element);

    private bool TakeEntry(IPropertyReferenceOperation entry)
    {
        if (!TakeKey(entry.Arguments[0].Value) || entry.Syntax is not ElementAccessExpressionSyntax { Expression: IdentifierNameSyntax table })
            return false;
        switch (entry.Parent)
        {
            case ISimpleAssignmentOperation assignment when assignment.Target == entry:
                return assignment.Parent is IExpressionStatementOperation && Changes(entry) && TakeValue(assignment.Value);
            case IBinaryOperation { OperatorKind: BinaryOperatorKind.Equals or BinaryOperatorKind.NotEquals, OperatorMethod: null,
                Syntax: BinaryExpressionSyntax test } comparison
                when (comparison.LeftOperand == entry ? comparison.RightOperand : comparison.LeftOperand).ConstantValue is { HasValue: true, Value: null }:
                return Becomes(test, comparison.OperatorKind == BinaryOperatorKind.NotEquals);
            case IIsPatternOperation { Pattern: IConstantPatternOperation { Value.ConstantValue: { HasValue: true, Value: null } },
                Syntax: IsPatternExpressionSyntax test }:
                return Becomes(test, isPresent: false);
            case IIsPatternOperation { Pattern: INegatedPatternOperation { Pattern: IConstantPatternOperation { Value.ConstantValue: { HasValue: true,
                Value: null } } },
                Syntax: IsPatternExpressionSyntax test }:
                return Becomes(test, isPresent: true);
            case IIsPatternOperation { Pattern: IDeclarationPatternOperation { MatchesNull: false, DeclaredSymbol: ILocalSymbol { Type: { } type } },
                Syntax: IsPatternExpressionSyntax { Pattern: DeclarationPatternSyntax declared } test }:
                _valuesRead.Add(type);
                edits.Replace(test, node => Call(
                    node,
                    table,
                    "TryGetValue",
                    SyntaxFactory.Argument(
                        null,
                        SyntaxFactory.Token(SyntaxKind.OutKeyword).WithTrailingTrivia(SyntaxFactory.Space),
                        SyntaxFactory.DeclarationExpression(declared.Type, declared.Designation.WithoutTrivia()))).WithTriviaFrom(node));
                return !Comments.AreIn(test);
            default:
                if (!TakeUnboxed(entry))
                    return false;
                _differences.Add("a missing key throws KeyNotFoundException in place of NullReferenceException");
                return true;
        }

        bool Becomes(ExpressionSyntax test, bool isPresent)
        {
            var needsParentheses = !isPresent
                && test.Parent is not (ParenthesizedExpressionSyntax or IfStatementSyntax or WhileStatementSyntax or BinaryExpressionSyntax
                    or EqualsValueClauseSyntax or AssignmentExpressionSyntax or ArgumentSyntax or ReturnStatementSyntax or ConditionalExpressionSyntax
                    or ArrowExpressionClauseSyntax);
            edits.Replace(test, node =>
            {
                var contains = Call(node, table, "ContainsKey");
                ExpressionSyntax result = isPresent ? contains : SyntaxFactory.PrefixUnaryExpression(SyntaxKind.LogicalNotExpression, contains);
                return (needsParentheses ? SyntaxFactory.ParenthesizedExpression(result) : result).WithTriviaFrom(node);
            });
            return !Comments.AreIn(test);
        }
    }

    /// <summary>A call of a method of the dictionary with the key of the entry that a test looks at.</summary>
    private static InvocationExpressionSyntax Call(SyntaxNode test, IdentifierNameSyntax table, string method, ArgumentSyntax? result = null)
    {
        var entry = test.DescendantNodesAndSelf().OfType<ElementAccessExpressionSyntax>().First(found => found.Expression.IsEquivalentTo(table));
        var arguments = entry.ArgumentList.Arguments;
        if (result is not null)
            arguments = SyntaxFactory.SeparatedList(
                [arguments[0], result], [SyntaxFactory.Token(SyntaxKind.CommaToken).WithTrailingTrivia(SyntaxFactory.Space)]);
        return SyntaxFactory.InvocationExpression(
            SyntaxFactory.MemberAccessExpression(
                SyntaxKind.SimpleMemberAccessExpression, entry.Expression.WithoutTrivia(), SyntaxFactory.IdentifierName(method)),
            SyntaxFactory.ArgumentList(arguments));
    }

    private bool TakeUnboxed(IOperation element)
    {
        if (element.Parent is not IConversionOperation { IsImplicit: false, IsTryCast: false, OperatorMethod: null, Type: { IsValueType: true } type,
            Syntax: CastExpressionSyntax cast }
            || NullableTypes.IsNullable(type))
        {
            return false;
        }

        _valuesRead.Add(type);
        return WithoutCast(cast);
    }

    private bool TakeLoop(IForEachLoopOperation loop, bool isKey)
    {
        if (loop.Syntax is not ForEachStatementSyntax { Type: { IsVar: false } } syntax || model.GetDeclaredSymbol(syntax) is not { Type: { } type }
            || syntax.AwaitKeyword.RawKind != 0)
        {
            return false;
        }

        _loops.Add(loop);
        if (isTable)
            _differences.Add("the order of the entries may differ");
        if (isKey)
            return Agree(ref _key, type);
        _valuesRead.Add(type);
        return true;
    }

    private bool Changes(IOperation change)
    {
        _changes.Add(change);
        return true;
    }

    private bool TakeKey(IOperation value) => TypeOf(value) is { } type && Agree(ref _key, type);

    private bool TakeValue(IOperation value) => TypeOf(value) is { } type && Agree(ref _value, type);

    private static bool Agree(ref ITypeSymbol? known, ITypeSymbol type)
    {
        known ??= type;
        return SymbolEqualityComparer.Default.Equals(known, type);
    }

    /// <summary>What the source passes where an object is taken; null for null, objects and what is converted by hand.</summary>
    private static ITypeSymbol? TypeOf(IOperation value) =>
        value is IConversionOperation { IsImplicit: true, OperatorMethod: null,
            Operand.Type: { TypeKind: not (TypeKind.Dynamic or TypeKind.TypeParameter or TypeKind.Error) } type }
            ? type
            : null;

    private bool WithoutCast(CastExpressionSyntax cast)
    {
        if (Comments.AreIn(cast))
            return false;
        SyntaxNode replaced = cast.Parent is ParenthesizedExpressionSyntax parentheses ? parentheses : cast;
        edits.Replace(replaced, node => (node is ParenthesizedExpressionSyntax outer
            ? ((CastExpressionSyntax)outer.Expression).Expression
            : ((CastExpressionSyntax)node).Expression).WithTriviaFrom(node));
        return true;
    }


    private static bool IsComparable(ITypeSymbol type) => type.TypeKind == TypeKind.Enum || TypedOverload.IsSimple(type);

    /// <summary>Whether values that compare equal are the same, so that the order in which a sort leaves them cannot be seen.</summary>
    private static bool IsOrdered(ITypeSymbol type) => type.SpecialType is >= SpecialType.System_Char and <= SpecialType.System_UInt64;
}
