using Allocations.Analyzers.Flow.Calls;
using Allocations.Analyzers.Symbols;
using Allocations.Analyzers.Syntax;
using Microsoft.CodeAnalysis;
using Microsoft.CodeAnalysis.Operations;

namespace Allocations.Analyzers.Flow;

/// <summary>
/// Determines which operations leave no trace outside the function: reading, computing, and changing locals or objects that the function made.
/// Each operation is judged by itself; its operands are operations of their own. What is not listed leaves a trace.
/// </summary>
internal static class QuietOperations
{
    /// <summary>Whether an operation that is not a call leaves no trace.</summary>
    public static bool Allow(IOperation operation, OwnedLocals owned) => operation switch
    {
        _ when LateOperators.Is(operation) || Unions.AreAskedBy(operation) => false,
        ICompoundAssignmentOperation assignment => assignment.OperatorMethod is null && assignment.InConversion.MethodSymbol is null
            && assignment.OutConversion.MethodSymbol is null && IsOwn(assignment.Target, owned)
            && (assignment.Type?.SpecialType != SpecialType.System_String || IsPlainOperand(assignment.Value)),
        IAssignmentOperation assignment =>
            operation.Kind is OperationKind.SimpleAssignment or OperationKind.CoalesceAssignment && IsOwn(assignment.Target, owned),
        IIncrementOrDecrementOperation increment =>
            increment.OperatorMethod is null && ConversionOperators.Of(increment).IsEmpty && IsOwn(increment.Target, owned),
        IFieldReferenceOperation field => !StaticConstruction.MayBegin(field),
        IPropertyReferenceOperation property => (IsPlain(property) || IsOwn(property, owned)) && !StaticConstruction.MayBegin(property),
        IObjectCreationOperation creation => IsPlainConstructor(creation),
        IConversionOperation conversion => !ConversionOperators.RunIn(conversion),
        IBinaryOperation { Type.SpecialType: SpecialType.System_String } joined => IsPlainOperand(joined.LeftOperand) && IsPlainOperand(joined.RightOperand),
        IBinaryOperation binary => binary.OperatorMethod is null || IsOfLibrary(binary.OperatorMethod),
        IUnaryOperation unary => unary.OperatorMethod is null,
        IThrowOperation thrown => IsNullCheck(thrown),
        IForEachLoopOperation loop => !loop.IsAsynchronous && PureAllocators.IsStored(loop.Collection) && ConversionOperators.Of(loop).IsEmpty,
        ICoalesceOperation coalesce => ConversionOperators.Of(coalesce).IsEmpty,
        { Kind: NewerCompilers.CollectionExpression } =>
            IsPlainCollection(operation.Type) && !operation.ChildOperations.Any(static part => part is IArgumentOperation),
        IInterpolationOperation hole => FrameworkTexts.AreOf(hole.Expression.Type),
        IArgumentOperation { Parameter.RefKind: RefKind.Ref } => false,
        _ => IsAlwaysQuiet(operation),
    };

    /// <summary>Whether a call of the framework reads only, or changes only what the function made.</summary>
    public static bool AllowCall(IInvocationOperation call, OwnedLocals owned)
    {
        var method = call.TargetMethod;
        if (method.ContainingType is not { } type || !type.IsOfFramework() || PureAllocators.TakesDelegate(method))
            return false;

        if (owned.IsOwned(call.Instance))
            return IsChange(method.Name)
                && call.Arguments.All(static argument => argument.Value.Type is not { TypeKind: TypeKind.Interface }
                    && (argument.Parameter?.Type.Name != "IEnumerable" || PureAllocators.IsStored(argument.Value))
                    && argument.Parameter?.Type.SpecialType != SpecialType.System_Object);
        if (type.SpecialType == SpecialType.System_String)
            return method.Name is "IndexOf" or "LastIndexOf" or "IndexOfAny" or "Contains" or "StartsWith" or "EndsWith" or "IsNullOrEmpty"
                or "IsNullOrWhiteSpace" or "Equals" or "Compare" or "CompareOrdinal" or "ToString";
        return type.Name switch
        {
            "Math" or "MathF" => true,
            "Char" => method.Name.StartsWith("Is", StringComparison.Ordinal) || method.Name.StartsWith("To", StringComparison.Ordinal),
            "ArgumentNullException" => method.Name == "ThrowIfNull",
            "MemoryExtensions" => method.Name is "AsSpan" or "Trim" || (method.Name == "IndexOf" && ComparesByItself(call)),
            "Array" => method.Name == "Empty" || (method.Name == "IndexOf" && ComparesByItself(call)),
            "List" or "HashSet" or "Dictionary" => method.Name is "Contains" or "ContainsKey" or "IndexOf" or "TryGetValue" && ComparesByItself(call),
            _ => false,
        };
    }

    /// <summary>Whether a search compares elements or keys without code of the project: theirs, or that of a comparer.</summary>
    private static bool ComparesByItself(IInvocationOperation search) => ComparesByItself(search, search.TargetMethod);

    private static bool ComparesByItself(IOperation search, ISymbol member)
    {
        var arguments = member.ContainingType.TypeArguments;
        if (arguments.IsEmpty && member is IMethodSymbol method)
            arguments = method.TypeArguments;
        if (arguments.IsEmpty || search.SemanticModel?.Compilation is not { } compilation || CallGraph.RunsOwnCode(arguments[0], compilation))
            return false;
        return member.ContainingType.Name is "List" or "Array" or "MemoryExtensions"
            || !OwnComparers.AreIn(compilation);
    }

    private static bool IsChange(string name) =>
        name is "Append" or "AppendLine" or "Insert" or "Add" or "AddRange" or "Remove" or "RemoveAt" or "Push" or "Enqueue" or "Reverse" or "Clear" or "TryAdd"
            or "ToString" or "ToArray" or "Contains" or "ContainsKey";

    private static bool IsOwn(IOperation target, OwnedLocals owned) => target switch
    {
        ILocalReferenceOperation { Local.RefKind: RefKind.None } or IParameterReferenceOperation { Parameter.RefKind: RefKind.None } => true,
        IArrayElementReferenceOperation element => owned.IsOwned(element.ArrayReference),
        IFieldReferenceOperation field => owned.IsOwned(field.Instance),
        IPropertyReferenceOperation property =>
            owned.IsOwned(property.Instance) && (IsAuto(property.Property) || property.Property.DeclaringSyntaxReferences.IsEmpty),
        _ => false,
    };

    /// <summary>An operator that a library runs itself. One that an interface declares, as for numbers of any type, may be code of the project.</summary>
    private static bool IsOfLibrary(IMethodSymbol chosen) => chosen is { DeclaringSyntaxReferences.IsEmpty: true, IsAbstract: false, IsVirtual: false };

    private static bool IsAuto(IPropertySymbol property) =>
        property is { IsIndexer: false, IsVirtual: false, IsOverride: false, IsAbstract: false, DeclaringSyntaxReferences: { Length: 1 } declared }
        && (declared[0].GetSyntax() is Microsoft.CodeAnalysis.CSharp.Syntax.ParameterSyntax || AutoProperties.Contains(property.OriginalDefinition));

    /// <summary>
    /// A property that only reads: an automatic one, or a length, count or element of the framework. A collection of the framework may be a view of one of
    /// the project, a lazy value is made where it is asked for first, and a dictionary compares keys.
    /// </summary>
    private static bool IsPlain(IPropertyReferenceOperation read)
    {
        var property = read.Property;
        if (!property.DeclaringSyntaxReferences.IsEmpty)
            return IsAuto(property.OriginalDefinition);
        var type = property.ContainingType;
        if (type.TypeKind is not (TypeKind.Class or TypeKind.Struct) || !type.IsOfFramework() || type.IsIn("System.Collections.ObjectModel")
            || (!type.IsSealed && (property.IsVirtual || property.IsAbstract || property.IsOverride)))
        {
            return false;
        }

        if (property.IsIndexer)
            return (property.Parameters.Length == 1 && property.OriginalDefinition.Parameters[0].Type.SpecialType == SpecialType.System_Int32)
                || ComparesByItself(read, property);
        return property.Name is "Length" or "Count" or "Key" or "HasValue" or "InvariantCulture" or "CurrentCulture" or "NewLine" or "UTF8" or "ASCII"
            || (property.Name is "Value" && (type.IsValueType || !(type.IsIn("System") || type.IsIn("System.Threading"))));
    }

    /// <summary>A constructor of the framework's collections, builders and strings, or one of this source that does nothing but keep values.</summary>
    private static bool IsPlainConstructor(IObjectCreationOperation creation)
    {
        if (creation.Constructor is not { ContainingType: { } type } constructor)
            return false;
        if (type.DeclaringSyntaxReferences.IsEmpty)
        {
            return type.SpecialType == SpecialType.System_String
                || (type.Name is "List" or "Dictionary" or "HashSet" or "Stack" or "Queue" or "StringBuilder" or "KeyValuePair" or "ArgumentNullException"
                    or "Tuple" or "ValueTuple"
                    && type.IsOfFramework()
                    && creation.Arguments.All(argument => argument.Parameter?.Type.Name is not ("IEnumerable" or "IDictionary")
                        || (PureAllocators.IsStored(argument.Value)
                            && (type.Name is not ("Dictionary" or "HashSet") || ComparesByItself(creation, constructor)))));
        }

        return constructor.IsImplicitlyDeclared
            && type is { TypeKind: TypeKind.Class or TypeKind.Struct, IsRecord: false,
                BaseType.SpecialType: SpecialType.System_Object or SpecialType.System_ValueType }
            && type.StaticConstructors.IsEmpty && HasNoInitializers(type);
    }

    /// <summary>Whether a collection expression stores its elements, and calls no constructor, method or comparison of the project for it.</summary>
    private static bool IsPlainCollection(ITypeSymbol? type) =>
        type is IArrayTypeSymbol || (type is { TypeKind: TypeKind.Interface } or { Name: "List" or "Span" or "ReadOnlySpan" } && type.IsOfFramework());

    private static bool HasNoInitializers(INamedTypeSymbol type)
    {
        foreach (var reference in type.DeclaringSyntaxReferences)
        {
            foreach (var node in reference.GetSyntax().ChildNodes())
            {
                if (node is Microsoft.CodeAnalysis.CSharp.Syntax.DestructorDeclarationSyntax
                    or Microsoft.CodeAnalysis.CSharp.Syntax.PropertyDeclarationSyntax { Initializer: not null }
                    || node is Microsoft.CodeAnalysis.CSharp.Syntax.FieldDeclarationSyntax { Declaration.Variables: var variables }
                        && variables.IndexOf(static variable => variable.Initializer is not null) >= 0)
                {
                    return false;
                }
            }
        }

        return true;
    }

    private static bool IsNullCheck(IThrowOperation thrown) => thrown.Exception?.Inside(Through.Any).Type?.Name == nameof(ArgumentNullException);

    /// <summary>An operand of which the framework makes text, where it is joined.</summary>
    private static bool IsPlainOperand(IOperation operand)
    {
        operand = operand.Inside(Through.BuiltInImplicit);
        return operand.ConstantValue.HasValue || FrameworkTexts.AreOf(operand.Type);
    }

    private static bool IsAlwaysQuiet(IOperation operation) => operation.Kind switch
    {
        OperationKind.Block or OperationKind.ExpressionStatement or OperationKind.Return or OperationKind.Empty or OperationKind.VariableDeclarationGroup
        or OperationKind.VariableDeclaration
            or OperationKind.VariableDeclarator or OperationKind.VariableInitializer or OperationKind.Literal or OperationKind.LocalReference
            or OperationKind.ParameterReference
            or OperationKind.ArrayElementReference or OperationKind.InstanceReference or OperationKind.Conditional
            or OperationKind.ConditionalAccess or OperationKind.ConditionalAccessInstance or OperationKind.IsType or OperationKind.IsPattern
            or OperationKind.ConstantPattern
            or OperationKind.NegatedPattern or OperationKind.BinaryPattern or OperationKind.RelationalPattern or OperationKind.TypePattern
            or OperationKind.DeclarationPattern
            or OperationKind.DiscardPattern or OperationKind.SwitchExpression or OperationKind.SwitchExpressionArm or OperationKind.Switch
            or OperationKind.SwitchCase
            or OperationKind.CaseClause or OperationKind.Tuple or OperationKind.DefaultValue or OperationKind.TypeOf or OperationKind.NameOf
            or OperationKind.SizeOf
            or OperationKind.Parenthesized or OperationKind.Loop or OperationKind.Branch or OperationKind.ArrayCreation or OperationKind.ArrayInitializer
            or OperationKind.ObjectOrCollectionInitializer or OperationKind.MemberInitializer or OperationKind.InterpolatedString
            or OperationKind.InterpolatedStringText
            or OperationKind.AnonymousObjectCreation or OperationKind.Argument or OperationKind.DelegateCreation or OperationKind.AnonymousFunction
            or OperationKind.MethodReference
            or OperationKind.Range => true,
        _ => false,
    };
}
