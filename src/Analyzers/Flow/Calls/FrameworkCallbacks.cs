using System.Collections.Immutable;
using Allocations.Analyzers.Symbols;
using Microsoft.CodeAnalysis;

namespace Allocations.Analyzers.Flow.Calls;

/// <summary>
/// Determines which methods of the project a framework may run on a value that it is given: what the value's type, or a type that the value may
/// have, overrides or implements of the framework's own.
/// </summary>
internal sealed class FrameworkCallbacks(Compilation compilation)
{
    private readonly Dictionary<INamedTypeSymbol, ImmutableArray<IMethodSymbol>> _ofTypes = new(SymbolEqualityComparer.Default);
    private readonly Dictionary<ITypeSymbol, bool> _matters = new(SymbolEqualityComparer.Default);

    /// <summary>Whether a framework that is given a value of a type may run code of the project.</summary>
    public bool Matters(ITypeSymbol type)
    {
        if (!MayMatter(type))
            return false;
        if (!_matters.TryGetValue(type, out var matters))
        {
            // A type that holds itself does not matter for that.
            _matters[type] = false;
            _matters[type] = matters = type.TypeKind == TypeKind.Delegate || IsSequence(type) || !Of(type).IsEmpty || PartsOf(type).Any(Matters);
        }

        return matters;
    }

    private static bool MayMatter(ITypeSymbol type) => type switch
    {
        IArrayTypeSymbol array => MayMatter(array.ElementType),
        INamedTypeSymbol { IsGenericType: true } => true,
        { SpecialType: SpecialType.System_Object } => true,
        { SpecialType: not SpecialType.None } => false,
        { TypeKind: TypeKind.Enum or TypeKind.Pointer or TypeKind.FunctionPointer or TypeKind.Error } => false,
        _ => true,
    };

    /// <summary>
    /// Whether a type is a sequence that may run code when it is enumerated. Whoever publishes a type of this name, a value of it is taken for one.
    /// </summary>
    public static bool IsSequence(ITypeSymbol type) =>
        type is { TypeKind: TypeKind.Interface, Name: "IEnumerable" or "IEnumerator" or "IAsyncEnumerable" or "IQueryable" or "IOrderedEnumerable" }
        && type.IsUnder("System");

    /// <summary>Whether a method of the framework stores, moves or counts what it is given and calls nothing on it.</summary>
    public static bool OnlyMovesValues(IMethodSymbol method)
    {
        if (method.ContainingType is not { } type)
            return false;
        if (type.SpecialType == SpecialType.System_Object)
            return method.Name is nameof(GetType) or nameof(ReferenceEquals) or nameof(MemberwiseClone) or ".ctor";
        return IsContainer(type)
            && (method.AssociatedSymbol is IPropertySymbol { Name: not "Result" }
                || method.Name is ".ctor" or "Add" or "Insert" or "RemoveAt" or "Clear" or "Push" or "Pop" or "Peek" or "TryPeek" or "TryPop" or "Enqueue"
                    or "Dequeue" or "TryDequeue" or "AddFirst" or "AddLast" or "RemoveFirst" or "RemoveLast" or "CopyTo" or "ToArray" or "AsSpan" or "AsMemory"
                    or "Slice" or "Fill" or "Reverse" or "TrimExcess" or "EnsureCapacity" or "Resize" or "Copy" or "Exchange" or "CompareExchange" or "Read"
                    or "Write" or "Rent" or "Return" or "Empty" or "GetRange" or "GetEnumerator" or "MoveNext" or "GetValueOrDefault" or "FromResult"
                    or "ConfigureAwait" or "KeepAlive" or "SuppressFinalize" or "Enter" or "Exit");
    }

    /// <summary>The methods of the project that a framework may run on a value of a static type.</summary>
    public ImmutableArray<IMethodSymbol> Of(ITypeSymbol type)
    {
        var methods = ImmutableArray.CreateBuilder<IMethodSymbol>();
        if (type.OriginalDefinition is not INamedTypeSymbol definition)
            return methods.ToImmutable();
        if (definition.IsSealed && IsOutside(definition))
            return methods.ToImmutable();
        foreach (var own in MayBe(definition))
            methods.AddRange(OfOwn(own));
        if (definition.TypeKind is TypeKind.Class or TypeKind.Struct && !IsOutside(definition))
            methods.AddRange(OfOwn(definition));
        for (var current = definition.BaseType; current is not null && !IsOutside(current); current = current.BaseType)
            methods.AddRange(OfOwn(current.OriginalDefinition));
        return methods.ToImmutable();
    }

    /// <summary>The types of the values that a value of a type may hold or run.</summary>
    public ImmutableArray<ITypeSymbol> PartsOf(ITypeSymbol type)
    {
        var parts = ImmutableArray.CreateBuilder<ITypeSymbol>();
        switch (type)
        {
            case IArrayTypeSymbol array:
                Add(array.ElementType);
                break;
            case IDynamicTypeSymbol:
                Add(compilation.ObjectType);
                break;
            case ITypeParameterSymbol parameter:
                foreach (var constraint in parameter.ConstraintTypes)
                    Add(constraint);
                if (parameter.ConstraintTypes.IsEmpty && !parameter.HasUnmanagedTypeConstraint)
                    Add(compilation.ObjectType);
                break;
            case INamedTypeSymbol named:
                foreach (var argument in named.TypeArguments)
                    Add(argument);
                if (IsOutside(named))
                    AddHeld(named);
                else if (named.IsValueType || named.IsRecord)
                    AddFields(named);
                break;
        }

        return parts.ToImmutable();

        void Add(ITypeSymbol part)
        {
            if (MayMatter(part))
                parts.Add(part);
        }

        void AddFields(INamedTypeSymbol own)
        {
            foreach (var member in own.GetMembers())
            {
                if (member is IFieldSymbol { IsStatic: false } field)
                    Add(field.Type);
            }
        }

        // A Lazy or a Task runs the function that its constructor was given, a table its comparer, a writer its stream, and whatever has events may raise them.
        // What is cancelled runs what its token was given.
        void AddHeld(INamedTypeSymbol holder)
        {
            if (holder.TypeKind != TypeKind.Class || IsContainer(holder))
                return;
            AddHandlers(holder);
            if (holder.Name == "CancellationTokenSource" && holder.IsIn("System.Threading"))
                AddRegistered(holder);
            foreach (var constructor in holder.InstanceConstructors)
            {
                if (constructor.DeclaredAccessibility != Accessibility.Public)
                    continue;
                foreach (var parameter in constructor.Parameters)
                {
                    if (IsHeld(parameter.Type))
                        Add(parameter.Type);
                }
            }
        }

        void AddHandlers(INamedTypeSymbol holder)
        {
            for (var current = holder; current is not null; current = current.BaseType)
            {
                foreach (var member in current.GetMembers())
                {
                    if (member is IEventSymbol { IsStatic: false, DeclaredAccessibility: Accessibility.Public } raised)
                        Add(raised.Type);
                }
            }
        }

        void AddRegistered(INamedTypeSymbol source)
        {
            foreach (var member in source.GetMembers("Token"))
            {
                foreach (var register in (member as IPropertySymbol)?.Type.GetMembers("Register") ?? ImmutableArray<ISymbol>.Empty)
                    Add(((IMethodSymbol)register).Parameters[0].Type);
            }
        }
    }

    /// <summary>Whether an object that is made with a value of a type may run it later: a function, a comparer, a stream. Collections are copied.</summary>
    private static bool IsHeld(ITypeSymbol type) =>
        type is { TypeKind: TypeKind.Delegate } or { Name: "IEqualityComparer" or "IComparer" }
            or { TypeKind: TypeKind.Class, IsSealed: false, SpecialType: SpecialType.None };

    /// <summary>Whether a type is one of the framework's that hold values; others of the same name may do anything with them.</summary>
    private static bool IsContainer(INamedTypeSymbol type) => type.IsOfFramework() && type.Name switch
    {
        "List" or "Queue" or "Stack" or "LinkedList" or "LinkedListNode" or "KeyValuePair" or "Enumerator" => type.IsUnder("System.Collections"),
        "ImmutableArray" => type.IsIn("System.Collections.Immutable"),
        "Array" or "Span" or "ReadOnlySpan" or "Memory" or "ReadOnlyMemory" or "MemoryExtensions" => type.IsIn("System"),
        "Nullable" or "ValueTuple" or "Tuple" or "GC" => type.IsIn("System"),
        "Task" or "ValueTask" or "TaskCompletionSource" => type.IsIn("System.Threading.Tasks"),
        "Interlocked" or "Volatile" or "Monitor" => type.IsIn("System.Threading"),
        "ArrayPool" => type.IsIn("System.Buffers"),
        "Unsafe" or "MemoryMarshal" or "CollectionsMarshal" => type.IsUnder("System.Runtime"),
        _ => false,
    };

    /// <summary>The types of the project that may stand for a type parameter.</summary>
    public IEnumerable<INamedTypeSymbol> TypesFor(ITypeParameterSymbol parameter)
    {
        var constraint = compilation.ObjectType;
        foreach (var type in parameter.ConstraintTypes)
        {
            if (type is INamedTypeSymbol named && constraint.SpecialType == SpecialType.System_Object)
                constraint = named.OriginalDefinition;
        }

        if (!IsOutside(constraint))
            yield return constraint;
        foreach (var type in MayBe(constraint))
            yield return type;
    }

    /// <summary>The constructor that runs where no argument is given.</summary>
    public static IMethodSymbol? Parameterless(INamedTypeSymbol type)
    {
        foreach (var constructor in type.InstanceConstructors)
        {
            if (constructor.Parameters.IsEmpty || constructor.Parameters[0].IsOptional || constructor.Parameters[0].IsParams)
                return constructor;
        }

        return null;
    }

    /// <summary>The types of the project, but for the definition itself, that a value of a static type may have.</summary>
    private IReadOnlyList<INamedTypeSymbol> MayBe(INamedTypeSymbol definition) =>
        definition.SpecialType == SpecialType.System_Object ? Overrides.TypesOf(compilation) : Overrides.TypesUnder(definition, compilation);

    /// <summary>What a type declares or inherits that overrides or implements a member of another assembly.</summary>
    private ImmutableArray<IMethodSymbol> OfOwn(INamedTypeSymbol type)
    {
        if (_ofTypes.TryGetValue(type, out var known))
            return known;
        var methods = ImmutableArray.CreateBuilder<IMethodSymbol>();
        foreach (var member in type.GetMembers())
        {
            if (member is IMethodSymbol { IsOverride: true } method && IsOutside(Overrides.RootOf(method)))
                methods.Add(method);
        }

        foreach (var implemented in type.AllInterfaces)
        {
            if (!IsOutside(implemented))
                continue;
            foreach (var member in implemented.GetMembers())
            {
                if (member is IMethodSymbol && type.FindImplementationForInterfaceMember(member) is IMethodSymbol implementation && !IsOutside(implementation))
                    methods.Add(implementation.OriginalDefinition);
            }
        }

        return _ofTypes[type] = methods.ToImmutable();
    }

    private bool IsOutside(ISymbol symbol) => !SymbolEqualityComparer.Default.Equals(symbol.ContainingAssembly, compilation.Assembly);
}
